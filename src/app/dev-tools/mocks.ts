import type { CurrentUser, Permissions } from '@/domain/connection';
import { describeSlug } from '@/domain/plans/describe-slug';
import { getPlanClass } from '@/domain/plans';
import type { DatedPurchase } from '@/domain/plans/purchases';
import type { Threat } from '@/domain/scan';
import type { SitePlan } from '@/domain/site/types';
import type { ChoiceOf } from './choices';

const NONE: Permissions = {
	adminPage: false,
	connect: false,
	connectUser: false,
	disconnect: false,
	editPosts: false,
	publishPosts: false,
	manageModules: false,
	manageOptions: false,
	managePlugins: false,
	plugins: { install: false, activate: false, update: false, areFilesWritable: true },
	viewStats: false,
};

/**
 * The permissions of a role on this site: those of an author and a subscriber by the specification (DEV-04,
 * DEV-05), the others by WordPress's rules. Connecting is not possible offline, and people who aren't
 * administrators can connect an account only if the site has a connection owner.
 */
export function mockPermissions(
	role: ChoiceOf<'role'>,
	{ isOffline, hasConnectedOwner }: { isOffline: boolean; hasConnectedOwner: boolean },
): Permissions {
	const writer = {
		...NONE,
		adminPage: true,
		editPosts: true,
		connectUser: hasConnectedOwner && !isOffline,
	};
	switch (role) {
		case 'admin_master':
		case 'admin_secondary':
			return {
				...writer,
				connect: !isOffline,
				connectUser: !isOffline,
				disconnect: true,
				publishPosts: true,
				manageModules: true,
				manageOptions: true,
				managePlugins: true,
				plugins: { install: true, activate: true, update: true, areFilesWritable: true },
				viewStats: true,
			};
		case 'editor':
			return { ...writer, publishPosts: true };
		case 'contributor':
			return writer;
		case 'author':
			return { ...NONE, adminPage: true, editPosts: true };
		case 'subscriber':
			return { ...NONE, adminPage: true };
	}
}

/** The provider account of a linked user, for a preview of a user who has none. */
export const mockAccount = ({
	username,
}: CurrentUser): NonNullable<CurrentUser['providerUser']> => ({
	id: 1,
	login: username,
	email: `${username}@example.com`,
	displayName: username,
	avatar: '',
});

const BACKUPS = ['backups', 'vaultpress-backups', 'support'];
const REAL_TIME = [...BACKUPS, 'real-time-backups'];
const SCAN = ['scan', 'vaultpress-security-scanning', 'support'];
const ANTI_SPAM = ['akismet', 'antispam', 'support'];
const GROWTH = ['wordads', 'google-analytics', 'seo-preview-tools'];
const SEARCH = ['search', 'instant-search', 'support'];
const VIDEO = ['videopress', 'videopress-1tb-storage', 'support'];
const DAILY_SECURITY = [...BACKUPS, ...SCAN, ...ANTI_SPAM, ...GROWTH];
const SECURITY = [...REAL_TIME, ...DAILY_SECURITY];

export const PLAN_FEATURES = {
	jetpack_free: ['support-community'],
	jetpack_personal: [...BACKUPS, ...ANTI_SPAM],
	jetpack_premium: [...DAILY_SECURITY, 'videopress'],
	jetpack_business: [...SECURITY, ...SEARCH, ...VIDEO],
	jetpack_security_t1_yearly: SECURITY,
	jetpack_security_t2_yearly: SECURITY,
	jetpack_security_daily: DAILY_SECURITY,
	jetpack_security_realtime: SECURITY,
	jetpack_complete: [...SECURITY, ...SEARCH, ...VIDEO, 'videopress-unlimited-storage'],
	jetpack_backup_t0_yearly: REAL_TIME,
	jetpack_backup_t1_yearly: REAL_TIME,
	jetpack_backup_t2_yearly: REAL_TIME,
	jetpack_backup_daily: BACKUPS,
	jetpack_backup_realtime: REAL_TIME,
	jetpack_scan: SCAN,
	jetpack_anti_spam: ANTI_SPAM,
	jetpack_search: SEARCH,
	jetpack_videopress: VIDEO,
} satisfies Record<string, readonly string[]>;

/** A plan with its features; the available features stay as they are. */
export const mockPlan = (slug: ChoiceOf<'plan'>, truth: SitePlan): SitePlan => ({
	...truth,
	productSlug: slug,
	// A site with a single product is still on the free plan.
	class: getPlanClass(slug) || 'free',
	features: {
		active: [...new Set(['advanced-seo', ...PLAN_FEATURES[slug]])],
		available: truth.features.available,
	},
});

export const mockPurchases = (slug: ChoiceOf<'plan'>): DatedPurchase[] =>
	slug === 'jetpack_free'
		? []
		: [
				{
					id: 1,
					productSlug: slug,
					productName: describeSlug(slug).name,
					subscribedDate: '2022-08-01T00:00:00+00:00',
					expiryDate: '2099-08-01T00:00:00+00:00',
					isRefundable: false,
					isActive: true,
					isInForce: true,
				},
			];

/** Creates threats; the screens only count them (DEV-06). */
export const mockThreats = (count: number): Threat[] => Array.from({ length: count }, () => ({}));
