import { getCard, renderDashboard } from './parts';

it.each([
	['provisioning', 'Setting up', 'Secure'],
	['awaiting-credentials', 'Action needed', 'Action needed'],
	['threats', 'Connected', '3 threats'],
])('DASH-43 has a form for backups and one for scans in %s', async (scenario, backup, scan) => {
	renderDashboard({ scenario });
	expect(await getCard('Backup').findByText(backup)).toBeVisible();
	expect(await getCard('Security scan').findByText(scan)).toBeVisible();
});
