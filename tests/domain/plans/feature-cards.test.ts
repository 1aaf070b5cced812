import type { ModuleMap, ModuleOverride } from '@/domain/modules/types';
import {
	hasPlaceholders,
	resolveAntiSpamFeatureCard,
	resolveBackupFeatureCard,
	resolveModuleFeatureCard,
	resolvePlanFeatures,
	resolveSearchFeatureCard,
	type FeatureCardState,
	type PlanFeaturesFacts,
} from '@/domain/plans/feature-cards';
import { hasFeatureCards } from '@/domain/plans';
import { describeSlug, type PlanClass } from '@/domain/plans/describe-slug';
import type { Backup } from '@/domain/rewind/resolve-backup';
import { buildPageData } from '#tests/support/fixtures';

const { modules: MODULES } = buildPageData();

const overridden = (slug: string, override: ModuleOverride): ModuleMap => ({
	...MODULES,
	[slug]: { ...MODULES[slug]!, override },
});

function featuresOf(planClass: PlanClass | '', facts: Partial<PlanFeaturesFacts> = {}) {
	const view = resolvePlanFeatures({
		planClass,
		isOffline: false,
		showBackups: true,
		flags: { hasBackups: false, hasInstantSearch: false },
		modules: MODULES,
		...facts,
	});
	return view.kind === 'placeholders' ? view.kind : view.features.join(' ');
}

const WITH_SEARCH = { flags: { hasBackups: true, hasInstantSearch: true } };
const PAID = 'backups performance anti-spam activity';
const GROWTH = 'videopress ads google-analytics publicize';
const REST = 'protect performance themes publicize activity support';

it.each<[string, string]>([
	['personal', PAID],
	['premium business security-t1 security-t2 complete', `${PAID} ${GROWTH}`],
	['daily-security realtime-security', `${PAID} ${GROWTH}`],
])('PLAN-08 PLAN-09 PLAN-10 lists the features of %s in order', (plans, features) => {
	const all = plans.split(' ').map((plan) => `is-${plan}-plan` as PlanClass);
	all.forEach((plan) => {
		expect(featuresOf(plan)).toBe(features);
		expect(featuresOf(plan, WITH_SEARCH)).toBe(features.replace('backups', 'backups search'));
	});
});

it.each<[PlanClass, string]>([
	['is-free-plan', REST],
	['is-search-plan', REST],
	['is-backup-t0-plan', `backups ${REST}`],
])('PLAN-11 lists the features of %s in order', (planClass, features) => {
	expect(featuresOf(planClass)).toBe(features);
	// Backups bought in addition to the plan have a card; search has none here.
	expect(featuresOf(planClass, WITH_SEARCH)).toBe(`backups ${REST}`);
});

it.each<PlanClass | ''>(['is-scan-plan', 'is-anti-spam-plan', 'is-videopress-plan', ''])(
	'PLAN-12 has placeholders for the plan "%s"',
	(planClass) => {
		expect(featuresOf(planClass)).toBe('placeholders');
		expect(hasPlaceholders(planClass)).toBe(true);
	},
);

it.each<[string, string, PlanClass?]>([
	['photon', 'performance'],
	['videopress', 'videopress'],
	['wordads', 'ads'],
	['google-analytics', 'google-analytics'],
	['publicize', 'publicize'],
])(
	'PLAN-13 omits the feature of %s while an override forces it off',
	(slug, feature, planClass: PlanClass = 'is-complete-plan') => {
		const inForce = (override: ModuleOverride) =>
			featuresOf(planClass, {
				...WITH_SEARCH,
				modules: overridden(slug, override),
			}).split(' ');
		expect(inForce('inactive')).not.toContain(feature);
		expect(inForce('active')).toContain(feature);
		expect(inForce('managed')).toContain(feature);
	},
);

it('omits the features of modules that the site lacks', () => {
	expect(featuresOf('is-complete-plan', { modules: {} })).toBe('backups anti-spam activity');
});

it('PLAN-08 lists protect instead of backups if the host disables backups', () => {
	expect(featuresOf('is-personal-plan', { showBackups: false })).toBe(
		'protect performance anti-spam activity',
	);
	expect(featuresOf('is-backup-t1-plan', { showBackups: false })).toBe(REST);
});

it.each([
	[{ kind: 'available' }, true, 'active'],
	[{ kind: 'available' }, false, 'to-activate'],
	[{ kind: 'locked', override: 'active' }, true, 'active'],
	[{ kind: 'offline' }, true, 'unavailable'],
	[undefined, true, 'none'],
] as const)('resolves a module that is %j and on: %s, to %s', (availability, isOn, kind) => {
	expect(resolveModuleFeatureCard(availability, isOn).kind).toBe(kind);
});

it('a module that the site may not use is not offered to be activated', () => {
	expect(resolveModuleFeatureCard({ kind: 'available' }, false, false).kind).toBe('not-included');
	expect(resolveModuleFeatureCard({ kind: 'available' }, true, false).kind).toBe('active');
});

it.each<[Backup, FeatureCardState['kind']]>([
	[{ kind: 'loading' }, 'loading'],
	[{ kind: 'vaultpress-active' }, 'active'],
	[{ kind: 'provisioning' }, 'setting-up'],
	[{ kind: 'awaiting-credentials' }, 'to-configure'],
	[{ kind: 'vaultpress-unregistered' }, 'to-configure'],
	[{ kind: 'vaultpress-missing' }, 'to-install'],
	[{ kind: 'vaultpress-inactive' }, 'to-activate'],
	[{ kind: 'not-started' }, 'not-started'],
	[{ kind: 'offer', promotion: 'upgrade' }, 'not-included'],
	[{ kind: 'offline' }, 'unavailable'],
	[{ kind: 'unconnected' }, 'none'],
	[{ kind: 'hidden' }, 'none'],
])('resolves backups that are %j to %s', (backup, kind) => {
	expect(resolveBackupFeatureCard(backup).kind).toBe(kind);
});

it.each([
	['not-installed', 'to-install'],
	['inactive', 'to-activate'],
	['invalid-key', 'to-configure'],
	['none', 'active'],
	['unavailable', 'none'],
	['loading', 'loading'],
] as const)('resolves anti-spam that is %s to %s', (kind, state) => {
	expect(resolveAntiSpamFeatureCard({ kind }).kind).toBe(state);
});

it('resolves search from the state of its card', () => {
	expect(resolveSearchFeatureCard({ kind: 'on', isInstant: true }).kind).toBe('active');
	expect(resolveSearchFeatureCard({ kind: 'off', switch: 'search' }).kind).toBe('to-activate');
	expect(resolveSearchFeatureCard({ kind: 'offline' }).kind).toBe('unavailable');
	expect(resolveSearchFeatureCard({ kind: 'offer', promotion: 'none' }).kind).toBe('none');
	expect(resolveSearchFeatureCard({ kind: 'failed', isRetrying: true })).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});

it('the short rule of the first chunk lists the features of a plan where My Plan does', () => {
	const plans = 'free personal premium_monthly business security_t1_yearly security_daily complete';
	const products = 'backup_t0_yearly backup_daily search_monthly scan anti_spam videopress boost';
	for (const name of `${plans} ${products} plan_of_tomorrow`.split(' ')) {
		const slug = `jetpack_${name}`;
		expect(hasFeatureCards(slug)).toBe(!hasPlaceholders(describeSlug(slug).planClass));
	}
});
