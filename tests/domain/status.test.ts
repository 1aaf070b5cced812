/* Laws that hold in every state of a site, checked against the real rules. No state of the card is listed here. */
import type { Backup } from '@/domain/backup/resolve-backup';
import type { AntiSpamCardView } from '@/domain/blocked-count';
import { findThreats, type Scan } from '@/domain/scan';
import {
	resolveProtections,
	type ModuleProtection,
	type ProtectionId,
} from '@/domain/status/protections';
import {
	resolveSiteStatus,
	type SiteStatus,
	type StatusRow,
} from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/row';
import { describeSecurityIntro } from '@/domain/status/security-intro';
import { FAILED, HIDDEN, LOADING, OFFER } from './shorthand';
import { QUIET } from './status/facts';

const BACKUPS: Backup[] = [
	{ kind: 'active', isRealTime: true },
	{ kind: 'vaultpress-active' },
	{ kind: 'provisioning' },
	{ kind: 'awaiting-credentials' },
	{ kind: 'not-started' },
	{ kind: 'vaultpress-missing' },
	...[HIDDEN, OFFER, FAILED, LOADING],
];
const SCANS: Scan[] = [
	{ kind: 'clear' },
	{ kind: 'vaultpress-clear' },
	{ kind: 'threats', count: 3 },
	{ kind: 'provisioning' },
	{ kind: 'awaiting-credentials' },
	{ kind: 'not-started' },
	{ kind: 'vaultpress-inactive' },
	...[HIDDEN, OFFER, FAILED, LOADING],
];
const SPAM: AntiSpamCardView[] = [
	{ kind: 'counted', count: 2 },
	{ kind: 'inactive' },
	{ kind: 'not-installed' },
	{ kind: 'invalid-key' },
	{ kind: 'unavailable' },
	...[FAILED, LOADING],
];
const MODULES: ModuleProtection[] = [
	{ availability: { kind: 'available' }, isOn: true },
	{ availability: { kind: 'available' }, isOn: false },
	{ availability: { kind: 'locked', override: 'inactive' }, isOn: false },
	{ availability: { kind: 'needs-owner', path: null }, isOn: false },
];
const UPDATES: StatusFacts['updates'][] = [
	{ kind: 'none', checkedAt: QUIET.now },
	{ kind: 'needed', count: 2, hasLink: true },
	{ kind: 'unchecked', checkedAt: null },
];

interface Site {
	facts: StatusFacts;
	status: SiteStatus;
}

function* listSites(): Generator<Site> {
	for (const connection of ['connected', 'unconnected', 'offline'] as const) {
		const isConnected = connection === 'connected';
		const scansWithout: Scan[] = [{ kind: connection === 'offline' ? 'offline' : 'hidden' }];
		for (const backup of isConnected ? BACKUPS : [{ kind: connection } as Backup]) {
			for (const scan of isConnected ? SCANS : scansWithout) {
				for (const antiSpam of SPAM) {
					for (const protect of MODULES) {
						for (const updates of UPDATES) {
							const monitor = MODULES[0] ?? protect;
							const threats = findThreats({ scan, vaultpress: { phase: 'idle' } });
							const rest = { connection, backup, scan, antiSpam, threats };
							const protections = resolveProtections({
								...rest,
								...{ protect, monitor, provider: QUIET.provider, unread: null },
							});
							const isMissing = protect.availability?.kind === 'needs-owner';
							const owner = { isMissing, path: null };
							const facts = { ...QUIET, ...rest, updates, protections, owner };
							const status = resolveSiteStatus(facts);
							if (status) {
								yield { facts, status };
							}
						}
					}
				}
			}
		}
	}
}

/** The rows that offer to turn a protection on, or say that it starts on its own. */
const ROWS_OF: Record<ProtectionId, readonly StatusRow['kind'][]> = {
	backup: ['credentials', 'vaultpress', 'not-started', 'starting'],
	scan: ['credentials', 'vaultpress', 'not-started', 'starting'],
	'anti-spam': ['anti-spam-key', 'anti-spam-off', 'free-anti-spam-off'],
	protect: ['module-off'],
	monitor: ['module-off'],
};

const stateOf = ({ protections }: StatusFacts, id: ProtectionId) =>
	protections.find((one) => one.id === id)?.state;

type Law = (site: Site) => boolean;

/** What is said of every site. */
const LAWS: [string, Law][] = [
	[
		'the status is quiet only if backups and scans run and nothing is off',
		({ facts, status }) =>
			status.overall !== 'quiet' ||
			(stateOf(facts, 'backup') === 'on' &&
				stateOf(facts, 'scan') === 'on' &&
				facts.protections.every(({ state }) => state !== 'off')),
	],
	[
		'anything that is owned but off has its own row',
		({ facts, status }) =>
			facts.connection !== 'connected' ||
			facts.protections.every(
				({ id, state }) =>
					state !== 'off' || status.rows.some(({ kind }) => ROWS_OF[id].includes(kind)),
			),
	],
	[
		'one row is shown, the headline or what can be done without a purchase, and the others are folded',
		({ status: { rows, first } }) => {
			const [lead] = rows;
			const isFree = first?.kind === 'module-off' || first?.kind === 'free-anti-spam-off';
			return first === lead || (lead?.kind === 'gap' && isFree && rows.includes(first));
		},
	],
	[
		'threats are red in the headline, in the chip and in the settings, and nothing denies them',
		({ facts, status }) => {
			const { threats, scan, connection } = facts;
			const backups = { kind: 'active', isRealTime: true } as const;
			const intro = describeSecurityIntro({ connection, scan, threats, backups, isGuarded: true });
			const isInIntro = intro === '3 threats on your site need your attention.';
			return threats
				? status.tone === 'danger' &&
						status.rows[0]?.kind === 'threats' &&
						stateOf(facts, 'scan') === 'alarm' &&
						status.evidence.every(({ kind }) => kind !== 'no-threats') &&
						isInIntro
				: status.tone !== 'danger' && !isInIntro;
		},
	],
	[
		'the number of protections is that of the chips',
		({ facts: { protections }, status }) => {
			const count = status.evidence.find((one) => one.kind === 'protections');
			const on = protections.filter(({ state }) => state === 'on' || state === 'alarm');
			const isOpen = protections.some(({ state }) => state === 'unknown');
			return isOpen ? !count : !count || count.text.startsWith(`${on.length} of `);
		},
	],
	[
		'only answers count as evidence',
		({ facts: { backup, scan }, status }) => {
			const kinds = status.evidence.map(({ kind }) => kind);
			const isClear = scan.kind === 'clear' || scan.kind === 'vaultpress-clear';
			return (
				kinds.includes('no-threats') === isClear &&
				kinds.includes('real-time-backups') === (backup.kind === 'active')
			);
		},
	],
	[
		'an unknown answer is never good news',
		({ facts, status }) =>
			facts.protections.every(({ state }) => state !== 'failed' && state !== 'unknown') ||
			status.tone !== 'good',
	],
];

it.each(LAWS)('in every state of a site, %s', (_law, holds) => {
	const sites = [...listSites()];
	expect(sites.length).toBeGreaterThan(9000);
	// A few that break the law, in readable form.
	const broken = sites.filter((site) => !holds(site)).slice(0, 3);
	expect(
		broken.map(({ facts: { backup, scan, antiSpam }, status }) => [backup, scan, antiSpam, status]),
	).toEqual([]);
});
