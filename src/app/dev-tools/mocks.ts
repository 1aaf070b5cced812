import type { CurrentUser, Permissions } from '@/domain/connection';
import { describeSlug } from '@/domain/plans/describe-slug';
import { getPlanClass } from '@/domain/plans';
import type { DatedPurchase } from '@/domain/plans/purchases';
import type { Threat } from '@/domain/scan';
import type { SitePlan } from '@/domain/site/types';
import { PLAN_FEATURES, type ChoiceOf } from './choices';

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
