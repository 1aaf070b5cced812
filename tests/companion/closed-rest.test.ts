import { removeMuPlugin } from '../contract/mu-plugin';
import type { Role } from '../e2e/support/site';
import { callDirectly, closeRest, CLOSES_REST, readClosedPage, WAYS } from './support/closed-rest';
import { putScript, removeScript, runStep } from './support/database';
import { phpComplaints } from './support/log';
import { JETPACK, switchPlugin } from './support/site';

describe('a site that closes its REST API', () => {
	beforeAll(async () => {
		putScript();
		await switchPlugin(JETPACK, 'active');
		// A release without its own dashboard, where ours is open to subscribers.
		const release = { menu: 'none', absent: ['class-jetpack-react-page'] };
		await runStep('option', { name: 'jetpack_double', value: release });
		closeRest();
	});
	afterAll(async () => {
		removeMuPlugin(CLOSES_REST);
		await runStep('option', { name: 'jetpack_double', value: null });
		removeScript();
		await switchPlugin(JETPACK, 'inactive');
		expect(phpComplaints()).toBe('');
	});

	const rows = ['nothing', ...WAYS].flatMap((way) =>
		(['admin', 'editor', 'subscriber'] as const).map((role): [string, Role] => [way, role]),
	);

	it.each(rows)('by %s: the page of a %s has what the REST API gives', async (way, role) => {
		const settings = await callDirectly('settings', role, way);
		const modules = await callDirectly('module/all', role, way);
		expect(settings !== undefined).toBe(
			way === 'nothing' ||
				way === 'another answer' ||
				(way === 'a role' && role !== 'subscriber') ||
				(way === 'a user, when the server starts' && role === 'admin'),
		);
		await expect(readClosedPage(role, way)).resolves.toEqual({
			settings: settings ?? {},
			// The other answer has no list.
			modules: modules && 'stats' in modules ? ['stats'] : [],
		});
	});
});
