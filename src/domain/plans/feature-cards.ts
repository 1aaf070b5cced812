import type { Backup } from '@/domain/rewind/resolve-backup';
import type { AntiSpamCardView } from '@/domain/anti-spam';
import type { ModuleAvailability } from '@/domain/modules/availability';
import type { ModuleMap } from '@/domain/modules/types';
import type { SearchCardView } from '@/domain/search/dashboard-card';
import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import type { Unsettled } from '@/lib/remote';
import type { PlanClass } from './describe-slug';

export type PlanFeature =
	| 'backups'
	| 'search'
	| 'performance'
	| 'anti-spam'
	| 'activity'
	| 'videopress'
	| 'ads'
	| 'google-analytics'
	| 'publicize'
	| 'protect'
	| 'themes'
	| 'support';

const PAID: readonly PlanFeature[] = ['backups', 'search', 'performance', 'anti-spam', 'activity'];
const FULL: readonly PlanFeature[] = [
	...PAID,
	'videopress',
	'ads',
	'google-analytics',
	'publicize',
];
const BASIC: readonly PlanFeature[] = [
	'backups',
	'protect',
	'performance',
	'themes',
	'publicize',
	'activity',
	'support',
];

/** The features of each class (PLAN-08, PLAN-10, PLAN-11). All other classes have placeholders (PLAN-12). */
const FEATURES: Partial<Record<PlanClass, readonly PlanFeature[]>> = {
	'is-personal-plan': PAID,
	'is-premium-plan': FULL,
	'is-business-plan': FULL,
	'is-security-t1-plan': FULL,
	'is-security-t2-plan': FULL,
	'is-daily-security-plan': FULL,
	'is-realtime-security-plan': FULL,
	'is-complete-plan': FULL,
	'is-free-plan': BASIC,
	'is-backup-t0-plan': BASIC,
	'is-backup-t1-plan': BASIC,
	'is-backup-t2-plan': BASIC,
	'is-daily-backup-plan': BASIC,
	'is-realtime-backup-plan': BASIC,
	'is-search-plan': BASIC,
};

/** Whether a plan has only placeholders: an unknown plan, or a single product in place of a plan (PLAN-12). */
export const hasPlaceholders = (planClass: PlanClass | ''): boolean =>
	planClass === '' || !FEATURES[planClass];

/** The module of a feature, if it has one. */
export const FEATURE_MODULES = {
	search: 'search',
	performance: 'photon',
	videopress: 'videopress',
	ads: 'wordads',
	'google-analytics': 'google-analytics',
	publicize: 'publicize',
	protect: 'protect',
} as const satisfies Partial<Record<PlanFeature, string>>;

export type ModuleFeature = Exclude<keyof typeof FEATURE_MODULES, 'search' | 'performance'>;

export interface PlanFeaturesFacts {
	/** "" for an unknown plan. */
	planClass: PlanClass | '';
	isOffline: boolean;
	/** False where the host forbids backups. */
	showBackups: boolean;
	flags: Pick<SiteFeatureFlags, 'hasBackups' | 'hasInstantSearch'>;
	modules: ModuleMap;
}

export type PlanFeaturesView =
	{ kind: 'placeholders' } | { kind: 'features'; features: PlanFeature[] };

/** Whether the site can use a feature: its module isn't missing or forced off (PLAN-13). */
export function hasModule(feature: PlanFeature, modules: ModuleMap): boolean {
	const slugs: Partial<Record<PlanFeature, string>> = FEATURE_MODULES;
	const slug = slugs[feature];
	return slug === undefined || (modules[slug]?.override ?? 'inactive') !== 'inactive';
}

/** The features on the page of a plan, in order (PLAN-08 to PLAN-13). */
export function resolvePlanFeatures(facts: PlanFeaturesFacts): PlanFeaturesView {
	const { planClass, isOffline, showBackups, flags, modules } = facts;
	const set = isOffline ? BASIC : planClass && FEATURES[planClass];
	if (!set) {
		return { kind: 'placeholders' };
	}
	const isPaid = set !== BASIC;
	const isShown: Partial<Record<PlanFeature, boolean>> = {
		backups:
			showBackups && !isOffline && (isPaid || flags.hasBackups || planClass.includes('backup')),
		search: flags.hasInstantSearch,
	};
	// Where the host forbids backups, a paid plan shows the other half of "backups or security".
	const features = set
		.map((feature) => (feature === 'backups' && isPaid && !showBackups ? 'protect' : feature))
		.filter((feature) => (isShown[feature] ?? true) && hasModule(feature, modules));
	return { kind: 'features', features };
}

/** The state of a feature, which decides the action on its card. */
export type FeatureCardState =
	| Unsettled
	| { kind: 'active' | 'to-activate' | 'to-install' | 'to-configure' | 'setting-up' }
	/** Bought, but not set up yet. */
	| { kind: 'not-started' }
	| { kind: 'not-included' }
	| { kind: 'unavailable'; availability: ModuleAvailability }
	/** It has no state of its own. */
	| { kind: 'none' };

/** A module that is on, can be switched on, isn't part of the plan, or is unavailable for another reason. */
export function resolveModuleFeatureCard(
	availability: ModuleAvailability | undefined,
	isOn: boolean,
	isOffered = true,
): FeatureCardState {
	if (!availability) {
		return { kind: 'none' };
	}
	if (availability.kind === 'available') {
		return { kind: isOn ? 'active' : isOffered ? 'to-activate' : 'not-included' };
	}
	return availability.kind === 'locked' && isOn
		? { kind: 'active' }
		: { kind: 'unavailable', availability };
}

/** The states of a card by the kind of what it shows; what is loading or failed is so on the card, too. */
type StatesOf<View extends { kind: string }> = Record<
	Exclude<View['kind'], 'loading' | 'failed'>,
	FeatureCardState
>;

const OFFLINE = { kind: 'unavailable', availability: { kind: 'offline' } } as const;

const OF_BACKUPS: StatesOf<Backup> = {
	active: { kind: 'active' },
	'vaultpress-active': { kind: 'active' },
	provisioning: { kind: 'setting-up' },
	'awaiting-credentials': { kind: 'to-configure' },
	'vaultpress-unregistered': { kind: 'to-configure' },
	'vaultpress-missing': { kind: 'to-install' },
	'vaultpress-inactive': { kind: 'to-activate' },
	'not-started': { kind: 'not-started' },
	offer: { kind: 'not-included' },
	offline: OFFLINE,
	hidden: { kind: 'none' },
	unconnected: { kind: 'none' },
};

const OF_ANTI_SPAM: StatesOf<AntiSpamCardView> = {
	'not-installed': { kind: 'to-install' },
	inactive: { kind: 'to-activate' },
	'invalid-key': { kind: 'to-configure' },
	none: { kind: 'active' },
	counted: { kind: 'active' },
	unavailable: { kind: 'none' },
	elsewhere: { kind: 'none' },
};

const OF_SEARCH: StatesOf<SearchCardView> = {
	off: { kind: 'to-activate' },
	on: { kind: 'active' },
	offline: OFFLINE,
	offer: { kind: 'none' },
};

export const resolveBackupFeatureCard = (view: Backup): FeatureCardState =>
	view.kind === 'loading' || view.kind === 'failed' ? view : OF_BACKUPS[view.kind];

export const resolveAntiSpamFeatureCard = (view: AntiSpamCardView): FeatureCardState =>
	view.kind === 'loading' || view.kind === 'failed' ? view : OF_ANTI_SPAM[view.kind];

export const resolveSearchFeatureCard = (view: SearchCardView): FeatureCardState =>
	view.kind === 'loading' || view.kind === 'failed' ? view : OF_SEARCH[view.kind];
