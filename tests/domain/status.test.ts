import type { ModuleFacts } from '@/domain/modules/availability';
/* Laws that hold in every state of a site, checked against the real rules. No state of the card is listed here. */
import type { Backup } from '@/domain/rewind/resolve-backup';
import type { AntiSpamCardView } from '@/domain/anti-spam';
import { findThreats, type Scan } from '@/domain/scan';
import {
	isWorking,
	resolveProtections,
	type Protection,
	type ProtectionId,
	type ProtectionState,
} from '@/domain/status/protections';
import {
	resolveSiteStatus,
	type SiteStatus,
	type StatusRow,
} from '@/domain/status/resolve-site-status';
import type { RowAction, SiteFacts } from '@/domain/status/row';
import { describeSecurityIntro } from '@/domain/status/security-intro';
import { FAILED, HIDDEN, LOADING, OFFER } from './shorthand';
import { hoursAgo, QUIET } from './status/facts';

const BACKUPS: Backup[] = [
	{ kind: 'active', isRealTime: true },
	{ kind: 'vaultpress-active' },
	{ kind: 'provisioning' },
	{ kind: 'awaiting-credentials' },
	{ kind: 'not-started' },
	{ kind: 'vaultpress-missing' },
	...[HIDDEN, OFFER, FAILED, LOADING],
];
/** The scans, and one that is clear, but old. */
const OLD: Scan = { kind: 'clear' };
const SCANS: Scan[] = [
	OLD,
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
const MODULES: ModuleFacts[] = [
	{ availability: { kind: 'available' }, isOn: true },
	{ availability: { kind: 'available' }, isOn: false },
	{ availability: { kind: 'locked', override: 'inactive' }, isOn: false },
	{ availability: { kind: 'needs-owner', path: null }, isOn: false },
];
const UPDATES: SiteFacts['updates'][] = [
	{ kind: 'none', checkedAt: QUIET.now },
	{ kind: 'needed', count: 2, hasLink: true },
	{ kind: 'unchecked', checkedAt: null },
];

interface Site {
	facts: SiteFacts;
	protections: readonly Protection[];
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
							const threats = findThreats({ scan, vaultpress: { phase: 'idle' } });
							const scannedAt = hoursAgo(scan === OLD ? 1000 : 2);
							const rest = { connection, backup, scan, scannedAt, antiSpam, threats };
							const isMissing = protect.availability?.kind === 'needs-owner';
							const owner = { isMissing, path: null };
							const facts = { ...QUIET, ...rest, updates, protect, owner };
							const status = resolveSiteStatus(facts);
							if (status) {
								yield { facts, protections: resolveProtections(facts), status };
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

const stateOf = ({ protections }: Site, id: ProtectionId) =>
	protections.find((one) => one.id === id)?.state;
const isIn = ({ protections }: Site, state: ProtectionState) =>
	protections.some((one) => one.state === state);

/** What may lead before a failed or an old answer: something worse, which is known. */
const WORSE: readonly StatusRow['kind'][] = [
	...(['threats', 'offline', 'site', 'credentials', 'vaultpress', 'not-started'] as const),
	...(['stale-scan', 'owner'] as const),
];

const BUTTONS: Partial<Record<StatusRow['kind'], RowAction['kind']>> = {
	threats: 'provider',
	site: 'connect-site',
	credentials: 'provider',
	vaultpress: 'get-vaultpress',
	'not-started': 'support',
	'stale-scan': 'provider',
	unchecked: 'retry',
	'anti-spam-key': 'anti-spam-key',
	'anti-spam-off': 'start-anti-spam',
	gap: 'route',
	'free-anti-spam-off': 'start-anti-spam',
	'module-off': 'turn-on',
	updates: 'admin',
	'unchecked-updates': 'admin',
	unknown: 'retry',
};

type Law = (site: Site) => boolean;

/** What is said of every site. */
const LAWS: [string, Law][] = [
	[
		'the status is quiet only if backups and scans run and nothing is off',
		(site) =>
			site.status.overall !== 'quiet' ||
			(stateOf(site, 'backup') === 'on' && stateOf(site, 'scan') === 'on' && !isIn(site, 'off')),
	],
	[
		'anything that is owned but off has its own row',
		({ facts, protections, status }) =>
			facts.connection !== 'connected' ||
			protections.every(
				({ id, state }) =>
					(state !== 'off' && state !== 'starting') ||
					status.rows.some(({ kind }) => ROWS_OF[id].includes(kind)),
			),
	],
	[
		'threats are red in the headline, in the strip and in the settings, and nothing denies them',
		(site) => {
			const { threats, scan, connection } = site.facts;
			const backups = { kind: 'active', isRealTime: true } as const;
			const intro = describeSecurityIntro({
				...{ connection, scan, threats, backups },
				...{ isGuarded: true, protections: [] },
			});
			const isInIntro = intro === '3 threats on your site need your attention.';
			return threats
				? site.status.tone === 'danger' &&
						site.status.rows[0]?.kind === 'threats' &&
						stateOf(site, 'scan') === 'alarm' &&
						isInIntro
				: site.status.tone !== 'danger' && !isInIntro;
		},
	],
	[
		'what couldn’t be checked leads, in amber, unless something known is worse',
		({ facts: { backup, scan }, status: { rows, tone, isChecking } }) => {
			const isUnknown = backup.kind === 'failed' || scan.kind === 'failed';
			const [lead] = rows;
			return (
				!isUnknown ||
				(lead !== undefined &&
					(lead.kind === 'unchecked'
						? isChecking || tone === 'warning'
						: WORSE.includes(lead.kind)))
			);
		},
	],
	[
		'a scan older than three days is amber, isn’t counted as on, and leads unless something known is worse',
		(site) => {
			const { facts, status } = site;
			const [lead] = status.rows;
			const isOld = facts.scan === OLD && !facts.threats;
			return isOld
				? stateOf(site, 'scan') === 'stale' && lead !== undefined && WORSE.includes(lead.kind)
				: !isIn(site, 'stale');
		},
	],
	[
		'Offline Mode leads where it is on',
		({ facts, status }) =>
			(facts.connection === 'offline') === (status.rows[0]?.kind === 'offline') &&
			(facts.connection !== 'offline' || status.tone === 'warning'),
	],
	[
		'the button answers the headline, unless site code decides',
		({ facts: { protect }, status: { rows } }) => {
			const [lead] = rows;
			const isLocked = lead?.kind === 'module-off' && protect.availability?.kind === 'locked';
			const button = (lead?.action && lead.action.kind) || undefined;
			return !lead || button === (isLocked ? undefined : BUTTONS[lead.kind]);
		},
	],
	[
		'the number of protections is that of the strip, and the unknown ones are counted as unknown',
		(site) => {
			const { protections, status } = site;
			const text = status.evidence.find(({ kind }) => kind === 'protections')?.text;
			const failed = protections.filter(({ state }) => state === 'failed').length;
			const on = protections.filter(isWorking).length;
			const count = `${on} of ${protections.length} on${failed > 0 ? `, ${failed} unknown` : ''}`;
			return text === (isIn(site, 'unknown') ? undefined : count);
		},
	],
	[
		'an unknown answer is never good news',
		(site) => (!isIn(site, 'failed') && !isIn(site, 'unknown')) || site.status.tone !== 'good',
	],
];

const sites = [...listSites()];

it.each(LAWS)('in every state of a site, %s', (_law, holds) => {
	expect(sites.length).toBeGreaterThan(9000);
	// A few that break the law, in readable form.
	const broken = sites.filter((site) => !holds(site)).slice(0, 3);
	expect(
		broken.map(({ facts: { backup, scan, antiSpam }, status }) => [backup, scan, antiSpam, status]),
	).toEqual([]);
});
