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
	canConnectSite: true,
	canReconnect: true,
	canConnectAccount: true,
	hasConnectedOwner: true,
	hasConnectionErrors: false,
	isLinked: true,
};
const UNLINKED: Partial<SiteNoticeFacts> = { isLinked: false };
const UNCONNECTED: Partial<SiteNoticeFacts> = { ...UNLINKED, connection: 'unconnected' };

const kinds = (facts: Partial<SiteNoticeFacts>) =>
	resolveSiteNotices({ ...QUIET, ...facts }).map(({ kind }) => kind);

it.each<[string, Partial<SiteNoticeFacts>, string[]]>([
	['shows nothing on a healthy site', {}, []],
	['NOTICE-04 asks an unlinked user', UNLINKED, ['unlinked-user']],
	['NOTICE-04 not on /connect-user', { ...UNLINKED, pathname: '/connect-user' }, []],
	['NOTICE-04 not without the right', { ...UNLINKED, canConnectAccount: false }, []],
	['NOTICE-04 not without an owner', { ...UNLINKED, hasConnectedOwner: false }, []],
	['NOTICE-04 not next to connection errors', { ...UNLINKED, hasConnectionErrors: true }, []],
	['NOTICE-32 announces a staging site', { isStaging: true }, ['staging']],
	['NOTICE-32 not during an identity crisis', { isStaging: true, isInIdentityCrisis: true }, []],
	['NOTICE-34 announces a development version', { isDevVersion: true }, ['development-version']],
	['ROLE-06 but not to subscribers', { isDevVersion: true, isMinimalRole: true }, []],
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
	['CSTATE-18', 'authorized', false, 'authorized'],
	['CSTATE-18', 'linked', false, 'linked'],
	['CSTATE-19', 'protect_misconfigured_ip', false, 'protect-misconfigured-ip'],
	['CSTATE-20', 'reconnection_completed', false, 'reconnection-completed'],
	['nothing', '', false, null],
	['an unknown code', 'toString', false, null],
])('%s: %s', (_id, messageCode, isProviderHosted, expected) => {
	expect(resolveStateMessage({ messageCode, isProviderHosted })).toBe(expected);
});
