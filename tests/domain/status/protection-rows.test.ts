import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { SiteFacts } from '@/domain/status/row';
import { FAILED, HIDDEN, OFFER, RETRYING } from '../shorthand';
import { hoursAgo, QUIET } from './facts';

const resolve = (facts: Partial<SiteFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const headlinesOf = (facts: Partial<SiteFacts>) =>
	resolve(facts)?.rows.map(({ headline }) => headline);

const BROKEN: Partial<SiteFacts> = {
	provider: { ...FAILED, isUnreachable: true },
	connectionError: { message: '', code: '', action: 'none' },
};
const OFFLINE = ["Offline Mode: Jetpack isn't protecting this site"];
const BROKEN_ROWS = ['The connection to WordPress.com is broken'];
const UNREAD = { unread: { ...RETRYING, of: 'features' } } as const;
const BY_VAULTPRESS = { count: 3, by: 'vaultpress', isDisputed: false } as const;
const PROTECT = { availability: { kind: 'locked', override: 'inactive' }, isOn: false } as const;
const UNREGISTERED = { kind: 'vaultpress-unregistered' } as const;
const NO_SCAN = { kind: 'offer', promotion: 'none' } as const;
const both = (
	kind: 'awaiting-credentials' | 'vaultpress-inactive' | 'not-started' | 'provisioning',
) => ({
	scan: { kind },
	backup: { kind },
});

it.each<[string, Partial<SiteFacts>, string[]]>([
	['both credentials', both('awaiting-credentials'), ["Backups and malware scans aren't running"]],
	[
		'credentials of scans alone',
		{ scan: { kind: 'awaiting-credentials' } },
		["Malware scans aren't running"],
	],
	['VaultPress for both', both('vaultpress-inactive'), ["VaultPress isn't set up"]],
	['VaultPress for backups', { backup: UNREGISTERED }, ["VaultPress isn't set up"]],
	[
		'purchases that have not started',
		both('not-started'),
		["Backups and malware scans haven't started"],
	],
	[
		'serious failures',
		{ scan: FAILED, backup: RETRYING, video: FAILED },
		["Couldn't check your backups and your malware scans"],
	],
	['serious failures', { ...UNREAD, scan: FAILED, backup: FAILED }, ["Couldn't check your site"]],
	[
		'other failures',
		{ antiSpam: FAILED, updates: FAILED, video: FAILED },
		["Couldn't check plugin updates, spam, and video storage"],
	],
	['a broken connection explains them', { ...BROKEN, backup: FAILED, scan: FAILED }, BROKEN_ROWS],
	['a failed provider', BROKEN, BROKEN_ROWS],
])('merged rows: %s', (_title, facts, rows) => {
	expect(headlinesOf(facts)).toEqual(rows);
});

it.each<[string, Partial<SiteFacts>, string[]]>([
	['threats of VaultPress', { scan: NO_SCAN, threats: BY_VAULTPRESS }, ['3 threats found']],
	['both share a row', { scan: NO_SCAN, backup: OFFER }, ['No backups, no malware scans']],
	['a free site can have Akismet', { antiSpam: { kind: 'not-installed' } }, ['Anti-spam is off']],
	['no spam check offline', { connection: 'offline', antiSpam: { kind: 'inactive' } }, OFFLINE],
	['a protection that code switched off', { protect: PROTECT }, ['Brute force protection is off']],
	[
		'backups and scans in preparation',
		both('provisioning'),
		['Backups and malware scans are being set up'],
	],
	['no user offline', { connection: 'offline', owner: { isMissing: true, path: null } }, OFFLINE],
	['an old VaultPress scan', { scan: { kind: 'vaultpress-clear' }, scannedAt: hoursAgo(73) }, []],
	[
		'storage at 90 percent',
		{ video: { kind: 'storage', percentage: 90 } },
		['Your video storage is 90% full'],
	],
	['a crisis that waits is a doubt', { crisis: 'wait' }, ['This site is in safe mode']],
	['unread features', UNREAD, ["Couldn't check which features are on"]],
	['a scan three days old is fresh', { scannedAt: hoursAgo(72) }, []],
	['a scan without a time is not stale', { scannedAt: null }, []],
	['storage below 90 percent is no problem', { video: { kind: 'storage', percentage: 89 } }, []],
	['updates for others', { updates: { kind: 'needed', count: 2, hasLink: false } }, []],
	[
		'a connection for others',
		{ connection: 'unconnected', canConnectSite: false },
		["Your site isn't connected to WordPress.com"],
	],
	['backups that the host hides', { backup: HIDDEN }, []],
])('contradictions and bounds: %s', (_title, facts, rows) => {
	expect(headlinesOf(facts)).toEqual(rows);
});
