import { getCard, HEALTHY, renderCards } from './parts';

const BLOCK = 'Site status';
const PARTS = ['loads', 'status', 'protect', 'monitor'] as const;

describe('the protections', () => {
	const chip = (name: string) => getCard(BLOCK).getByRole('button', { name });

	it('count what is on and lead to their cards', async () => {
		const { user } = renderCards(PARTS, { scenario: 'security', world: HEALTHY });
		expect(await getCard(BLOCK).findByText('5 of 5 protections on')).toBeVisible();
		await user.click(chip('Brute force: on'));
		expect(getCard('Brute force protection').getByRole('heading')).toHaveFocus();
	});

	it('change with a switch', async () => {
		const { user } = renderCards(PARTS, { scenario: 'security', world: HEALTHY });
		await getCard(BLOCK).findByText('All quiet');
		await user.click(getCard('Downtime monitoring').getByRole('switch'));
		expect(chip('Downtime: off')).toBeVisible();
		expect(await getCard(BLOCK).findByText('Not all protections are on')).toBeVisible();
		expect(getCard(BLOCK).getByText('4 of 5 protections on')).toBeVisible();
	});

	it('are never off while they are unknown', () => {
		renderCards(PARTS, { scenario: 'security', world: HEALTHY });
		expect(chip('Backups: checking…')).toBeVisible();
		expect(chip('Scan: checking…')).toBeVisible();
		expect(chip('Anti-spam: checking…')).toBeVisible();
	});

	it('are no good news on a site without any', async () => {
		renderCards(PARTS, { scenario: 'modules-off', world: { plugins: {} } });
		expect(await getCard(BLOCK).findByText('Nothing protects your site yet')).toBeVisible();
		expect(getCard(BLOCK).queryByText('All quiet')).not.toBeInTheDocument();
	});
});
