import type { BackupStatus } from '@/domain/rewind/status';
import type { ModuleMap, ModuleRecord } from '@/domain/modules/types';
import type { ScanStatus } from '@/domain/scan';
import { getCardName } from '@/domain/settings/card-names';
import type { SiteBenefit } from '@/domain/site/types';
import { isSwitchedOn } from '@/lib/values';
import { viewRemote, type Remote } from '@/lib/remote';

/** Where people disconnect: on the dashboard, or on the plugins screen before a deactivation. */
export type DisconnectContext = 'dashboard' | 'plugins';

export type DisconnectStep =
	| { kind: 'confirm'; isBusy: boolean; problem: string }
	| { kind: 'success' | 'survey' | 'thank-you' };

export type DisconnectEvent =
	| { type: 'confirmed' | 'disconnected' | 'survey-wanted' | 'survey-answered' }
	| { type: 'refused'; problem: string };

export const FIRST_STEP = { kind: 'confirm', isBusy: false, problem: '' } as const;

/** The step after an event; an event that doesn't belong to the current step changes nothing (DISCON-02). */
export function resolveStep(step: DisconnectStep, event: DisconnectEvent): DisconnectStep {
	switch (event.type) {
		case 'confirmed':
			return step.kind === 'confirm' ? { ...FIRST_STEP, isBusy: true } : step;
		case 'refused':
			return step.kind === 'confirm' ? { ...FIRST_STEP, problem: event.problem } : step;
		case 'disconnected':
			return step.kind === 'confirm' ? { kind: 'success' } : step;
		case 'survey-wanted':
			return step.kind === 'success' ? { kind: 'survey' } : step;
		case 'survey-answered':
			return step.kind === 'survey' ? { kind: 'thank-you' } : step;
	}
}

export type Running = 'yes' | 'no' | 'checking' | 'unknown';

export interface LossFacts {
	/** Empty where none is known. */
	modules: ModuleMap;
	/** The switches as they are shown, by the slugs of modules; a module without one counts by its record. */
	switches: Readonly<Record<string, unknown>>;
	/** WooCommerce is active. */
	isStore: boolean;
	/** The host forbids backups and scans (SCAN-01). */
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
	/** The provider's list (DISCON-04). */
	benefits: Remote<SiteBenefit[], unknown>;
}

const BACKUPS = 'backups';

/** The subject of each of the provider's benefits: the slug of a module, or the backups. */
const SUBJECTS: Record<string, string> = {
	'jetpack-stats': 'stats',
	protect: 'protect',
	subscribers: 'subscriptions',
	'jetpack-backup': BACKUPS,
	'contact-form-feedback': 'contact-form',
	'image-hosting': 'photon',
	'video-hosting': 'videopress',
	publicize: 'publicize',
	sharing: 'sharedaddy',
	search: 'search',
};

/** On by default on every site, and without an effect where there is no store. */
const STORE_MODULE = 'woocommerce-analytics';

/** What this site loses without its connection. Each loss is listed once, by the name of its card. */
export interface Losses {
	/** Until all answers have arrived. */
	isChecking: boolean;
	/** The provider's benefits whose features are on, as far as known. */
	benefits: SiteBenefit[];
	/** Names of the other active features that need the connection; null if unknown. */
	features: string[] | null;
	backups: Running;
	scan: Running;
}

function isRunning<T extends { state: string }>(
	remote: Remote<T, unknown>,
	runs: (status: T) => boolean,
): Running {
	const view = viewRemote(remote);
	if (view.kind === 'loading') {
		return 'checking';
	}
	if (view.kind === 'failed' || view.data.state === 'unknown') {
		return 'unknown';
	}
	return runs(view.data) ? 'yes' : 'no';
}

const isModuleOn = ({ switches, isStore }: LossFacts, record: ModuleRecord): boolean =>
	record.isAvailable &&
	isSwitchedOn(switches[record.module] ?? record.activated) &&
	(isStore || record.module !== STORE_MODULE);

const backupsOf = ({ showBackups, rewind }: LossFacts): Running =>
	showBackups ? isRunning(rewind, ({ state }) => state === 'active') : 'no';

/** An empty list of credentials means an unfinished setup (SCAN-24). */
const scansOf = ({ showBackups, scan }: LossFacts): Running =>
	showBackups
		? isRunning(
				scan,
				({ state, credentials }) =>
					(state === 'idle' || state === 'scanning') && credentials?.length !== 0,
			)
		: 'no';

/** Whether the feature of a benefit is known to be off or missing on this site. A benefit that only a newer server knows is neither. */
function isKnownOff({ name }: SiteBenefit, facts: LossFacts): boolean {
	const subject = SUBJECTS[name];
	if (subject === undefined) {
		return false;
	}
	if (subject === BACKUPS) {
		return backupsOf(facts) === 'no';
	}
	const record = facts.modules[subject];
	return record ? !isModuleOn(facts, record) : Object.keys(facts.modules).length > 0;
}

const nameBenefit = (benefit: SiteBenefit): SiteBenefit => ({
	...benefit,
	title: getCardName(SUBJECTS[benefit.name] ?? '') ?? benefit.title,
});

/** The active features that need the connection and are not listed yet. */
function listFeatures(facts: LossFacts, listed: readonly string[]): string[] | null {
	const records = Object.values(facts.modules);
	return records.length === 0
		? null
		: records
				.filter(
					(record) =>
						(record.requiresConnection || record.requiresUserConnection) &&
						isModuleOn(facts, record) &&
						!listed.includes(record.module),
				)
				.map(({ module, name }) => getCardName(module) ?? name)
				.sort((one, other) => one.localeCompare(other));
}

/** What stops working without the connection: only what is on, as far as known (DISCON-04). */
export function resolveLosses(facts: LossFacts): Losses {
	const provided = viewRemote(facts.benefits);
	const benefits = (provided.kind === 'known' ? provided.data : []).filter(
		(benefit) => !isKnownOff(benefit, facts),
	);
	const listed = benefits.map(({ name }) => SUBJECTS[name] ?? name);
	const backups = backupsOf(facts);
	const scan = scansOf(facts);
	return {
		isChecking: [provided.kind, backups, scan].some((answer) =>
			['loading', 'checking'].includes(answer),
		),
		benefits: benefits.map(nameBenefit),
		features: listFeatures(facts, listed),
		backups: listed.includes(BACKUPS) ? 'no' : backups,
		scan,
	};
}
