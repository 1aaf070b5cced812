import { buildPageData } from '#tests/support/fixtures';
import { buildCapabilities } from '@/domain/connection/capabilities';

const { currentUser: OWNER } = buildPageData({ scenario: 'security' });

it.each([
	['SHELL-17 the linked owner may activate a license', OWNER, [], true],
	['SHELL-18 not other users', { ...OWNER, isMaster: false }, [], false],
])('%s', (_name, user, missing, expected) => {
	expect(buildCapabilities(user, missing).canActivateLicense).toBe(expected);
});

it.each([
	['canManageModules', 'settings'],
	['canConnectSite', 'connection/register'],
	['canReconnect', 'connection/reconnect'],
	['canDisconnectSite', 'connection'],
	['canDisconnectAccount', 'connection/user'],
	['canConnectAccount', 'connection/authorize_url'],
] as const)('%s is no right without the call %s', (right, path) => {
	expect(buildCapabilities(OWNER)[right]).toBe(true);
	expect(buildCapabilities(OWNER, [path])[right]).toBe(false);
});

it('offers no installation of plugins without its call', () => {
	const offers = (missing: string[]) => buildCapabilities(OWNER, missing).pluginRights.isOffered;
	expect([offers([]), offers(['plugins'])]).toEqual([true, false]);
});
