import type { ComponentType } from 'react';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';

const createScreen = createLoadable<ComponentType>;

/** Every screen, each in a chunk of its own; the connect screens share one. */
export const SCREENS = {
	dashboard: createScreen(() => import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard')),
	'my-plan': createScreen(() => import(/* webpackChunkName: "my-plan" */ '@/screens/my-plan')),
	product: createScreen(() => import(/* webpackChunkName: "product" */ '@/screens/product')),
	recommendations: createScreen(
		() => import(/* webpackChunkName: "recommendations" */ '@/screens/recommendations'),
	),
	licensing: createScreen(() => import(/* webpackChunkName: "licensing" */ '@/screens/licensing')),
	settings: createScreen(async () => {
		const settings = await import(/* webpackChunkName: "settings" */ '@/screens/settings');
		await settings.preloadSettings(window.location.hash);
		return settings;
	}),
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
} satisfies Record<string, Loadable>;

export const COMPANIONS = createScreen(
	() => import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard/companions'),
);

export const DIALOGS = createScreen(
	() => import(/* webpackChunkName: "dialogs" */ '@/screens/dialogs'),
);

export type ScreenName = keyof typeof SCREENS;
