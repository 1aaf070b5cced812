import { __ } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { getBaseSlug } from '.';

/** The groups of plans and products (SLUG-15). */
export type PlanGroup =
	'paid' | 'security' | 'backup' | 'search' | 'scan' | 'anti-spam' | 'videopress';

/** The icon of a plan or product; `screens/common/product-icon` has the images. */
export type PlanIcon = Exclude<PlanGroup, 'paid'> | 'free' | 'plan' | 'generic';

export interface SlugDescription {
	/** "" for an unknown slug, which never counts as free. */
	planClass: PlanClass | '';
	/** Null for a free or unknown slug. */
	group: PlanGroup | null;
	/** The storage for backups: "10GB". */
	storage?: string;
	/** The number of days that backups are kept, if a plan limits it (SLUG-17). */
	archiveDays?: number;
	icon: PlanIcon;
	/** The display name, including the product's name; the slug itself if unknown. */
	name: string;
	isMonthly: boolean;
}

type ClassFacts = Pick<SlugDescription, 'group' | 'storage' | 'archiveDays' | 'icon'>;

const SECURITY = { group: 'security', icon: 'security' } as const;
const BACKUP = { group: 'backup', icon: 'backup' } as const;
const PAID = { group: 'paid', icon: 'plan' } as const;

/** The 18 classes of plans and products, as spelled in the specification (SLUG-14, SLUG-18), and those of newer bundles. */
const CLASS_FACTS = {
	'is-free-plan': { group: null, icon: 'free' },
	'is-personal-plan': PAID,
	'is-premium-plan': PAID,
	'is-business-plan': PAID,
	'is-security-t1-plan': { ...SECURITY, storage: '10GB' },
	'is-security-t2-plan': { ...SECURITY, storage: '1TB' },
	'is-daily-security-plan': SECURITY,
	'is-realtime-security-plan': SECURITY,
	'is-complete-plan': SECURITY,
	'is-backup-t0-plan': { ...BACKUP, storage: '1GB' },
	'is-backup-t1-plan': { ...BACKUP, storage: '10GB' },
	'is-backup-t2-plan': { ...BACKUP, storage: '1TB' },
	'is-daily-backup-plan': { ...BACKUP, archiveDays: 30 },
	'is-realtime-backup-plan': BACKUP,
	'is-search-plan': { group: 'search', icon: 'search' },
	'is-scan-plan': { group: 'scan', icon: 'scan' },
	'is-anti-spam-plan': { group: 'anti-spam', icon: 'anti-spam' },
	'is-videopress-plan': { group: 'videopress', icon: 'videopress' },
	'is-growth-plan': PAID,
	'is-creator-plan': PAID,
} satisfies Record<string, ClassFacts>;

export type PlanClass = keyof typeof CLASS_FACTS;

type Row = readonly [planClass: PlanClass, getName: () => string];

/** The host's own plans are named after it. */
const onHost = (getName: () => string) => () => `${HOST} ${getName()}`;

/**
 * Every plan and product of the specification, without its term (SLUG-01 to SLUG-10). `index.ts` has the
 * few entries that the first chunk needs; a test keeps the two in sync.
 */
const SLUGS: Record<string, Row> = {
	jetpack_free: ['is-free-plan', () => __('Jetpack Free')],
	jetpack_personal: ['is-personal-plan', () => __('Jetpack Personal')],
	jetpack_premium: ['is-premium-plan', () => __('Jetpack Premium')],
	jetpack_business: ['is-business-plan', () => __('Jetpack Professional')],
	jetpack_security_t1: ['is-security-t1-plan', () => __('Jetpack Security (10GB)')],
	jetpack_security_t2: ['is-security-t2-plan', () => __('Jetpack Security (1TB)')],
	jetpack_security_daily: ['is-daily-security-plan', () => __('Jetpack Security Daily')],
	jetpack_security_realtime: ['is-realtime-security-plan', () => __('Jetpack Security Real-time')],
	jetpack_complete: ['is-complete-plan', () => __('Jetpack Complete')],
	jetpack_growth: ['is-growth-plan', () => __('Jetpack Growth')],
	jetpack_creator: ['is-creator-plan', () => __('Jetpack Creator')],
	jetpack_backup_t0: ['is-backup-t0-plan', () => __('Jetpack Backup (1GB)')],
	jetpack_backup_t1: ['is-backup-t1-plan', () => __('Jetpack Backup (10GB)')],
	jetpack_backup_t2: ['is-backup-t2-plan', () => __('Jetpack Backup (1TB)')],
	jetpack_backup_daily: ['is-daily-backup-plan', () => __('Jetpack Backup (Daily)')],
	jetpack_backup_realtime: ['is-realtime-backup-plan', () => __('Jetpack Backup (Real-time)')],
	jetpack_search: ['is-search-plan', () => __('Jetpack Search')],
	jetpack_scan: ['is-scan-plan', () => __('Jetpack Scan')],
	jetpack_anti_spam: ['is-anti-spam-plan', () => __('Jetpack Anti-spam')],
	jetpack_videopress: ['is-videopress-plan', () => __('Jetpack VideoPress')],
	wpcom_search: ['is-search-plan', onHost(() => __('Search'))],
	free_plan: ['is-free-plan', onHost(() => __('Free'))],
	'starter-plan': ['is-personal-plan', onHost(() => __('Starter'))],
	'personal-bundle': ['is-personal-plan', onHost(() => __('Personal'))],
	value_bundle: ['is-premium-plan', onHost(() => __('Premium'))],
	'business-bundle': ['is-business-plan', onHost(() => __('Business'))],
	'ecommerce-bundle': ['is-business-plan', onHost(() => __('eCommerce'))],
	'pro-plan': ['is-business-plan', onHost(() => __('Pro'))],
	vip: ['is-business-plan', () => __('WordPress VIP')],
};

/** Prefixes that determine the group of an unknown slug (OFFER-09 names a security t0). */
const ICON_PREFIXES: readonly (readonly [string, PlanIcon])[] = [
	['jetpack_security', 'security'],
	['jetpack_backup', 'backup'],
];

function describeUnknown(slug: string): Omit<SlugDescription, 'isMonthly'> {
	const icon = ICON_PREFIXES.find(([prefix]) => slug.startsWith(prefix))?.[1];
	return { planClass: '', group: null, icon: icon ?? 'generic', name: slug };
}

/** By a slug with or without a term. Never throws: an unknown slug has no class, a generic icon, and itself as its name. */
export function describeSlug(slug: string): SlugDescription {
	const base = getBaseSlug(slug);
	const row = Object.hasOwn(SLUGS, base) ? SLUGS[base] : undefined;
	const isMonthly = /[_-]monthly$/.test(slug);
	if (!row) {
		return { ...describeUnknown(slug), isMonthly };
	}
	const [planClass, getName] = row;
	return { planClass, ...CLASS_FACTS[planClass], name: getName(), isMonthly };
}
