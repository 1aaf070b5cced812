import type { ComponentType } from 'react';
import type { ScreenName } from '@/domain/routes/chunks';
import type { Route } from '@/domain/routes/types';
import { SCREENS_OF_EXTRAS } from '@/extras';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';

const createScreen = createLoadable<ComponentType>;

/** All screens. `domain/routes/chunks` lists the chunks of each screen, with the names of the comments below. */
export const SCREENS = {
	dashboard: createScreen(() => import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard')),
	'my-plan': createScreen(() => import(/* webpackChunkName: "my-plan" */ '@/screens/my-plan')),
	product: createScreen(() => import(/* webpackChunkName: "product" */ '@/screens/product')),
	recommendations: createScreen(
		() => import(/* webpackChunkName: "recommendations" */ '@/screens/recommendations'),
	),
	licensing: createScreen(() => import(/* webpackChunkName: "rare" */ '@/screens/licensing')),
	settings: createScreen(async () => {
		const settings = await import(/* webpackChunkName: "settings" */ '@/screens/settings');
		await settings.preloadSettings(window.location.hash);
		return settings;
	}),
	health: createScreen(() => import(/* webpackChunkName: "health" */ '@/screens/tools/health')),
	...SCREENS_OF_EXTRAS,
	unread: createScreen(() => import(/* webpackChunkName: "rare" */ '@/screens/unread')),
	'main-connect': createScreen(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/main-connect'),
	),
	'user-connect': createScreen(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/user-connect'),
	),
	'store-setup': createScreen(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/store-setup'),
	),
	coupon: createScreen(() => import(/* webpackChunkName: "connect" */ '@/screens/connect/coupon')),
} satisfies Record<ScreenName, Loadable>;

/** At a Glance for people without stats, which begins with the later sections. */
export const DASHBOARD_WITHOUT_STATS = createScreen(async () => {
	const dashboard = await import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard');
	await dashboard.preloadOtherSections();
	return dashboard;
});

/** The dashboard's cards below another screen of its group: only My Plan has them. */
export const COMPANIONS = createScreen(
	() => import(/* webpackChunkName: "my-plan" */ '@/screens/dashboard/companions'),
);

/** Whether a screen has them (SHELL-23). */
export const hasCompanions = (route: Route | undefined, screen: ScreenName): boolean =>
	route?.group === 'dashboard' && screen !== 'dashboard';
