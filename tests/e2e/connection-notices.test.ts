import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

afterEach(() => closePages());

it.each(['identity-crisis', 'connection-error', 'staging', 'offline', 'unlinked-admin'])(
	'axe finds no violation in the notices of %s',
	async (scenario) => {
		await loadScenario(scenario);
		const role = scenario === 'unlinked-admin' ? 'admin2' : 'admin';
		const { page } = await openDashboard(role, { hash: '#/privacy' });
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, `notices-${scenario}`);
	},
);
