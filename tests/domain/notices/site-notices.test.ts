import { resolveSiteNotices, type SiteNoticeFacts } from '@/domain/notices/site-notices';
import { resolveStateMessage } from '@/domain/notices/state-notices';

const OFF = { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false };

const QUIET: SiteNoticeFacts = {
	pathname: '/dashboard',
	connection: 'connected',
	offlineMode: OFF,
	isStaging: false,
	isInIdentityCrisis: false,
	isDevVersion: false,
	isMinimalRole: false,
	canManageModules: true,
	canConnectSite: true,
	canReconnect: true,
	canConnectAccount: true,
	hasConnectedOwner: true,
	hasConnectionErrors: false,
	isLinked: true,
};
const UNLINKED: Partial<SiteNoticeFacts> = { isLinked: false };
const EDITOR: Partial<SiteNoticeFacts> = { ...UNLINKED, canManageModules: false };
const UNCONNECTED: Partial<SiteNoticeFacts> = { ...UNLINKED, connection: 'unconnected' };

const kinds = (facts: Partial<SiteNoticeFacts>) =>
	resolveSiteNotices({ ...QUIET, ...facts }).map(({ kind }) => kind);

it.each<[string, Partial<SiteNoticeFacts>, string[]]>([
	['NOTICE-04 asks an unlinked user', UNLINKED, ['unlinked-user']],
	['NOTICE-04 not on /connect-user', { ...UNLINKED, pathname: '/connect-user' }, []],
	['NOTICE-04 asks an editor', { ...EDITOR, pathname: '/sharing' }, ['unlinked-user']],
	['an editor’s account card asks on At a Glance', EDITOR, []],
	['NOTICE-32 announces a staging site', { isStaging: true }, ['staging']],
	['NOTICE-34 announces a development version', { isDevVersion: true }, ['development-version']],
	['CSTATE-22', { ...UNCONNECTED, canConnectSite: false }, ['ask-administrator']],
	['CSTATE-22 not to users who can connect', UNCONNECTED, []],
])('%s', (_name, facts, expected) => {
	expect(kinds(facts)).toEqual(expected);
});

it('NOTICE-33 lists the reasons for offline mode', () => {
	const offlineMode = { ...OFF, isActive: true, constant: true, url: true };
	expect(resolveSiteNotices({ ...QUIET, connection: 'offline', offlineMode })).toEqual([
		{ kind: 'offline', reasons: ['constant', 'url'] },
	]);
});

it.each([
	['CSTATE-17', 'modules_activated', false, 'modules-activated'],
	['CSTATE-17 not where hosted', 'modules_activated', true, null],
	['CSTATE-18', 'already_authorized', true, 'already-authorized'],
	['an unknown code', 'toString', false, null],
])('%s: %s', (_id, messageCode, isProviderHosted, expected) => {
	expect(resolveStateMessage(messageCode, isProviderHosted)).toBe(expected);
});
