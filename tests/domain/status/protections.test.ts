import {
	countProtections,
	isUnprotected,
	resolveProtections,
	type ProtectionFacts,
	type ProtectionId,
	type ProtectionState,
} from '@/domain/status/protections';
import type { ModuleAvailability } from '@/domain/modules/availability';
import { FAILED, HIDDEN, OFFER } from '../shorthand';
import { hoursAgo, NOW, OFF, ON } from './facts';

const ABSENT = { ...OFF, availability: undefined };
const NO_OWNER = { ...ON, availability: { kind: 'needs-owner', path: null } } as const;
const UNREAD = { of: 'features', kind: 'failed', isRetrying: false } as const;
const READING = { ...UNREAD, kind: 'loading' } as const;
const failed = FAILED;
const VP_THREATS = { count: 1, by: 'vaultpress', isDisputed: true } as const;
const VP_CLEAR = { kind: 'vaultpress-clear' } as const;
const UNCONNECTED = { scan: HIDDEN, connection: 'unconnected' } as const;
const on = (availability: ModuleAvailability) => ({ ...ON, availability });
const FORCED = { kind: 'locked', override: 'active' } as const;
const UNREACHABLE = { ...FAILED, isUnreachable: true } as const;

const FACTS: ProtectionFacts = {
	connection: 'connected',
	backup: { kind: 'active', isRealTime: false },
	backedUpAt: null,
	scan: { kind: 'clear' },
	scannedAt: null,
	threats: null,
	antiSpam: { kind: 'none' },
	protect: ON,
	blockedLogins: { kind: 'loading' },
	monitor: ON,
	provider: { kind: 'answers' },
	unread: null,
	now: NOW,
	locale: 'en',
};

const find = (id: ProtectionId, facts: Partial<ProtectionFacts>) =>
	resolveProtections({ ...FACTS, ...facts }).find((one) => one.id === id);

it('lists the five protections in the order of their cards', () => {
	const found = resolveProtections(FACTS);
	expect(found.map(({ id }) => id)).toEqual(['backup', 'scan', 'anti-spam', 'protect', 'monitor']);
	expect(found.filter(({ state }) => state !== 'on')).toEqual([]);
});

it('leaves out what the site cannot have', () => {
	const rest = { backup: { kind: 'hidden' }, scan: { kind: 'hidden' }, protect: ABSENT } as const;
	const protections = resolveProtections({ ...FACTS, ...rest });
	expect(protections.map(({ id }) => id)).toEqual(['anti-spam', 'monitor']);
});

it.each<[ProtectionId, string, Partial<ProtectionFacts>, ProtectionState | undefined]>([
	['backup', 'active at VaultPress', { backup: { kind: 'vaultpress-active' } }, 'on'],
	['backup', 'loading', { backup: { kind: 'loading' } }, 'unknown'],
	['backup', 'failed to load', { backup: failed }, 'failed'],
	['backup', 'bought, but not set up', { backup: { kind: 'not-started' } }, 'off'],
	['backup', 'being set up', { backup: { kind: 'provisioning' } }, 'starting'],
	['backup', 'without credentials', { backup: { kind: 'awaiting-credentials' } }, 'off'],
	['backup', 'not bought', { backup: { kind: 'offer', promotion: 'none' } }, 'not-owned'],
	['backup', 'without a connection', { backup: { kind: 'unconnected' } }, 'not-owned'],
	['backup', 'forbidden by the host', { backup: { kind: 'hidden' } }, undefined],
	['scan', 'with threats', { scan: { kind: 'threats', count: 1 } }, 'alarm'],
	['scan', 'clear, but not for VaultPress', { threats: VP_THREATS }, 'alarm'],
	['scan', 'of VaultPress', { scan: { kind: 'vaultpress-threats', count: 1 } }, 'alarm'],
	['scan', 'three days old', { scannedAt: hoursAgo(72) }, 'on'],
	['scan', 'older than three days', { scannedAt: hoursAgo(73) }, 'stale'],
	['scan', 'old, of VaultPress', { scan: VP_CLEAR, scannedAt: hoursAgo(73) }, 'on'],
	['scan', 'loading', { scan: { kind: 'loading' } }, 'unknown'],
	['scan', 'failed to load', { scan: failed }, 'failed'],
	['scan', 'in Offline Mode', { scan: { kind: 'offline' } }, 'off'],
	['scan', 'not bought', { scan: { kind: 'offer', promotion: 'upgrade' } }, 'not-owned'],
	['scan', 'run by the host', { scan: { kind: 'hidden' } }, undefined],
	['scan', 'unconnected', { ...UNCONNECTED, backup: { kind: 'unconnected' } }, 'not-owned'],
	['anti-spam', 'counted', { antiSpam: { kind: 'counted', count: 3 } }, 'on'],
	['anti-spam', 'loading', { antiSpam: { kind: 'loading' } }, 'unknown'],
	['anti-spam', 'failed to load', { antiSpam: failed }, 'failed'],
	['anti-spam', 'not installed', { antiSpam: { kind: 'not-installed' } }, 'off'],
	[
		'anti-spam',
		'not installed, unconnected',
		{ ...UNCONNECTED, antiSpam: { kind: 'not-installed' } },
		'not-owned',
	],
	['anti-spam', 'not countable', { antiSpam: { kind: 'unavailable' } }, undefined],
	['protect', 'off', { protect: OFF }, 'off'],
	['protect', 'absent', { protect: { ...ON, availability: undefined } }, undefined],
	['protect', 'on, but unconnected', { protect: on({ kind: 'needs-site' }) }, 'not-owned'],
	['protect', 'on, but in Offline Mode', { protect: on({ kind: 'offline' }) }, 'off'],
	['protect', 'forced on by site code', { protect: on(FORCED) }, 'on'],
	['protect', 'unread', { protect: OFF, unread: UNREAD }, 'failed'],
	['protect', 'unread with its module', { protect: ABSENT, unread: UNREAD }, 'failed'],
	['protect', 'still being read', { protect: OFF, unread: READING }, 'unknown'],
	['monitor', 'unread', { monitor: OFF, unread: UNREAD }, 'failed'],
	['monitor', 'without an owner', { monitor: NO_OWNER }, 'not-owned'],
	['scan', 'forbidden by the host, unconnected', { ...UNCONNECTED, backup: HIDDEN }, undefined],
	['monitor', 'still being read', { monitor: ABSENT, unread: READING }, 'unknown'],
	['monitor', 'off', { monitor: OFF, provider: UNREACHABLE }, 'off'],
	['monitor', 'on, the provider still being asked', { provider: { kind: 'loading' } }, 'unknown'],
	['monitor', 'on, the provider not answering', { provider: UNREACHABLE }, 'failed'],
])('the state of a protection: %s, %s', (id, _title, facts, state) => {
	expect(find(id, facts)?.state).toBe(state);
});

const BLOCKED = { kind: 'counted', count: 1234 } as const;

it.each<[ProtectionId, Partial<ProtectionFacts>, string]>([
	['backup', {}, 'Daily'],
	['backup', { backedUpAt: hoursAgo(2) }, 'Daily, 2h ago'],
	['backup', { backup: { kind: 'active', isRealTime: true } }, 'Real time'],
	['backup', { backup: { kind: 'vaultpress-active' } }, 'By VaultPress'],
	['backup', { backup: { kind: 'provisioning' } }, 'Being set up'],
	['backup', { backup: { kind: 'awaiting-credentials' } }, 'Needs credentials'],
	['backup', { backup: { kind: 'not-started' } }, 'Not started'],
	['backup', { backup: { kind: 'vaultpress-missing' } }, 'Not set up'],
	['backup', { backup: OFFER }, 'None'],
	['backup', { backup: FAILED }, 'Unknown'],
	['backup', { backup: { kind: 'loading' } }, 'Checking…'],
	['scan', {}, 'Clear'],
	['scan', { scannedAt: hoursAgo(2) }, 'Clear, 2h ago'],
	['scan', { scannedAt: hoursAgo(73) }, '3 days ago'],
	['scan', { scan: { kind: 'threats', count: 3 } }, '3 threats'],
	['scan', { threats: VP_THREATS }, '1 threat'],
	['anti-spam', {}, 'On'],
	['anti-spam', { antiSpam: BLOCKED }, '1,234 blocked'],
	['anti-spam', { antiSpam: { kind: 'inactive' } }, 'Off'],
	['anti-spam', { antiSpam: { kind: 'invalid-key' } }, 'Needs a key'],
	['protect', {}, 'On'],
	['protect', { blockedLogins: { kind: 'none' } }, 'On'],
	['protect', { blockedLogins: BLOCKED }, '1,234 blocked'],
	['protect', { protect: OFF, blockedLogins: BLOCKED }, 'Off'],
	['monitor', {}, 'Watching'],
	['monitor', { monitor: NO_OWNER }, 'Off'],
])('a protection says its state in a word, and its age: %s with %j', (id, facts, text) => {
	expect(find(id, facts)?.text).toBe(text);
});

const having = (states: ProtectionState[]) =>
	states.map((state) => ({ id: 'scan', state, text: '' }) as const);

it.each<[string, ProtectionState[], object | null]>([
	['those that found something as on', ['on', 'alarm', 'off'], { on: 2, total: 3, unknown: 0 }],
	['what could not be checked', ['on', 'failed', 'not-owned'], { on: 1, total: 3, unknown: 1 }],
	['old evidence as neither on nor unknown', ['on', 'stale'], { on: 1, total: 2, unknown: 0 }],
	['nothing while one is being checked', ['on', 'unknown'], null],
	['nothing where there is nothing', [], null],
])('the number of protections counts %s', (_title, states, expected) => {
	expect(countProtections(having(states))).toEqual(expected);
});

it.each<[boolean, string, ProtectionState[]]>([
	[true, 'nothing is on', ['off', 'not-owned']],
	[false, 'one protection is on', ['off', 'on']],
	[false, 'a scan is old', ['not-owned', 'stale']],
	[false, 'one could not be checked', ['not-owned', 'failed']],
	[false, 'there is nothing to turn on', []],
])('a site is unprotected: %s, where %s', (expected, _title, states) => {
	expect(isUnprotected(having(states))).toBe(expected);
});

it('says which protection site code decides', () => {
	const locked = { availability: { kind: 'locked', override: 'inactive' }, isOn: false } as const;
	const protections = resolveProtections({ ...FACTS, protect: locked });
	expect(protections).toContainEqual({
		id: 'protect',
		state: 'off',
		text: 'Off',
		isLocked: true,
	});
});
