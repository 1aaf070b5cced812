import { describeSlug, type PlanClass } from '@/domain/plans/describe-slug';
import { getPlanClass } from '@/domain/plans';
import { listMissingFeatures, PAID_FEATURES } from '@/domain/plans/missing-features';
import { idle } from '@/lib/remote';
import { entitle, featuresOf } from '#tests/support/entitlements';

const TERMS = ['', '-2y', '-monthly'];
const YEARLY = ['_yearly', '_monthly'];
const MONTHLY = ['', '_monthly'];

/** Requirement, slug, its terms, style class, the class in the page data. */
const PLANS: readonly (readonly [string, string, string[], PlanClass, string])[] = [
	['SLUG-01', 'business-bundle', TERMS, 'is-business-plan', 'business'],
	['SLUG-02', 'ecommerce-bundle', TERMS, 'is-business-plan', 'business'],
	['SLUG-03', 'value_bundle', TERMS, 'is-premium-plan', 'premium'],
	['SLUG-04', 'personal-bundle', TERMS, 'is-personal-plan', 'personal'],
	['SLUG-05', 'starter-plan', [''], 'is-personal-plan', 'personal'],
	['SLUG-05', 'pro-plan', [''], 'is-business-plan', 'business'],
	['SLUG-05', 'free_plan', [''], 'is-free-plan', 'free'],
	['SLUG-05', 'vip', [''], 'is-business-plan', 'business'],
	['SLUG-06', 'jetpack_free', [''], 'is-free-plan', 'free'],
	['SLUG-06', 'jetpack_premium', MONTHLY, 'is-premium-plan', 'premium'],
	['SLUG-06', 'jetpack_business', MONTHLY, 'is-business-plan', 'business'],
	['SLUG-06', 'jetpack_personal', MONTHLY, 'is-personal-plan', 'personal'],
	['SLUG-07', 'jetpack_backup_t0', YEARLY, 'is-backup-t0-plan', ''],
	['SLUG-07', 'jetpack_backup_t1', YEARLY, 'is-backup-t1-plan', ''],
	['SLUG-07', 'jetpack_backup_t2', YEARLY, 'is-backup-t2-plan', ''],
	['SLUG-07', 'jetpack_backup_daily', MONTHLY, 'is-daily-backup-plan', ''],
	['SLUG-07', 'jetpack_backup_realtime', MONTHLY, 'is-realtime-backup-plan', ''],
	['SLUG-08', 'jetpack_search', MONTHLY, 'is-search-plan', ''],
	['SLUG-08', 'wpcom_search', MONTHLY, 'is-search-plan', ''],
	['SLUG-09', 'jetpack_security_t1', YEARLY, 'is-security-t1-plan', 'security'],
	['SLUG-09', 'jetpack_security_t2', YEARLY, 'is-security-t2-plan', 'security'],
	['SLUG-09', 'jetpack_security_daily', MONTHLY, 'is-daily-security-plan', 'security'],
	['SLUG-09', 'jetpack_security_realtime', MONTHLY, 'is-realtime-security-plan', 'security'],
	['SLUG-09', 'jetpack_complete', MONTHLY, 'is-complete-plan', 'complete'],
	['SLUG-10', 'jetpack_scan', MONTHLY, 'is-scan-plan', ''],
	['SLUG-10', 'jetpack_anti_spam', MONTHLY, 'is-anti-spam-plan', ''],
	['SLUG-10', 'jetpack_videopress', MONTHLY, 'is-videopress-plan', ''],
	['SLUG-11', 'jetpack_free_of_tomorrow', [''], 'is-free-plan', 'free'],
];

it.each(PLANS)(
	'%s describes %s with the terms %j as %s',
	(_id, base, terms, planClass, pageClass) => {
		terms.forEach((term) => expectPlan(base + term, planClass, pageClass));
	},
);

function expectPlan(slug: string, planClass: PlanClass, pageClass: string) {
	const described = describeSlug(slug);
	expect(described.planClass).toBe(planClass);
	expect(described.isMonthly).toBe(slug.endsWith('monthly'));
	expect(described.icon).not.toBe('generic');
	// A real name, not the slug.
	expect(described.name).toMatch(/^(Jetpack|WordPress)/);
	expect(getPlanClass(slug)).toBe(pageClass);
}

it.each([
	['jetpack_growth_yearly', 'is-growth-plan', 'Jetpack Growth'],
	['jetpack_creator_monthly', 'is-creator-plan', 'Jetpack Creator'],
])('knows the newer slug %s by its class %s and the name %s', (slug, planClass, name) => {
	expect(describeSlug(slug)).toMatchObject({ planClass, name });
});

it('SLUG-14 SLUG-18 has 18 classes, each with a plan or product', () => {
	const classes = PLANS.map(([, slug, [term]]) => describeSlug(`${slug}${term}`).planClass);
	expect(new Set(classes).size).toBe(18);
});

it.each([
	['jetpack_free', null],
	['wpcom_search', 'search'],
	['jetpack_scan', 'scan'],
	['jetpack_anti_spam', 'anti-spam'],
	['jetpack_videopress', 'videopress'],
])('SLUG-15 puts %s into the group %s', (slug, group) => {
	expect(describeSlug(slug).group).toBe(group);
});

it.each([
	['jetpack_security_t1_yearly', '10GB'],
	['jetpack_security_t2_monthly', '1TB'],
	['jetpack_backup_t0_yearly', '1GB'],
	['jetpack_backup_t1_yearly', '10GB'],
	['jetpack_backup_t2_yearly', '1TB'],
])('SLUG-16 gives %s a storage of %s', (slug, storage) => {
	expect(describeSlug(slug).storage).toBe(storage);
});

it('SLUG-17 keeps the daily backup for 30 days', () => {
	expect(describeSlug('jetpack_backup_daily_monthly').archiveDays).toBe(30);
	expect(describeSlug('jetpack_backup_realtime').archiveDays).toBeUndefined();
});

it.each(['constructor', '__proto__', '<b>vip</b>'])(
	'describes the unknown slug "%s" by itself, and never as free',
	(slug) => {
		expect(describeSlug(slug)).toMatchObject({
			planClass: '',
			group: null,
			icon: 'generic',
			name: slug,
		});
		expect(getPlanClass(slug)).toBe('');
	},
);

it('OFFER-11 recognizes the slug of a product with a term added by an offer', () => {
	expect(describeSlug('jetpack_backup_t1_yearly-monthly')).toMatchObject({
		planClass: 'is-backup-t1-plan',
		isMonthly: true,
	});
});

it('gives future security and backup plans their icon', () => {
	expect(describeSlug('jetpack_security_t0_yearly').icon).toBe('security');
	expect(describeSlug('jetpack_backup_t9_yearly').icon).toBe('backup');
});

it('SLUG-12 SLUG-13 sells each feature with the cheapest yearly product that includes it', () => {
	const products = Object.entries(PAID_FEATURES).map(([feature, [product]]) => [feature, product]);
	expect(Object.fromEntries(products)).toEqual({
		'spam-akismet-plus': 'jetpack_anti_spam',
		'site-backups-jetpack': 'jetpack_backup_t1_yearly',
		'security-scanning-jetpack': 'jetpack_scan',
		'search-jetpack': 'jetpack_search',
		'videopress-jetpack': 'jetpack_videopress',
		'video-hosting-jetpack': 'jetpack_videopress',
		'wordads-jetpack': 'jetpack_security_t1_yearly',
		'google-analytics-jetpack': 'jetpack_security_t1_yearly',
		'priority-support-jetpack': 'jetpack_security_t1_yearly',
	});
});

it('PLAN-22 lists missing features, and none before the features are loaded', () => {
	expect(listMissingFeatures(entitle())).toHaveLength(8);
	expect(listMissingFeatures(entitle({ features: idle }))).toEqual([]);
	const had = featuresOf('backups', 'scan', 'akismet', 'videopress', 'support', 'wordads');
	expect(listMissingFeatures(entitle({ features: had }))).toEqual([
		'search-jetpack',
		'google-analytics-jetpack',
	]);
});
