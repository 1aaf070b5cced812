import { createLoadable, type Loadable } from '../loadable/create-loadable';

/** Every screen, each in a chunk of its own; the connect screens share one. */
export const SCREENS = {
	dashboard: createLoadable(
		() => import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard'),
	),
	'my-plan': createLoadable(() => import(/* webpackChunkName: "my-plan" */ '@/screens/my-plan')),
	product: createLoadable(() => import(/* webpackChunkName: "product" */ '@/screens/product')),
	recommendations: createLoadable(
		() => import(/* webpackChunkName: "recommendations" */ '@/screens/recommendations'),
	),
	licensing: createLoadable(
		() => import(/* webpackChunkName: "licensing" */ '@/screens/licensing'),
	),
	settings: createLoadable(() => import(/* webpackChunkName: "settings" */ '@/screens/settings')),
	'main-connect': createLoadable(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/main-connect'),
	),
	'user-connect': createLoadable(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/user-connect'),
	),
	'store-setup': createLoadable(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/store-setup'),
	),
	coupon: createLoadable(
		() => import(/* webpackChunkName: "connect" */ '@/screens/connect/coupon'),
	),
} satisfies Record<string, Loadable>;

export const COMPANIONS = createLoadable(
	() => import(/* webpackChunkName: "dashboard" */ '@/screens/dashboard/companions'),
);

export const DIALOGS = createLoadable(
	() => import(/* webpackChunkName: "dialogs" */ '@/screens/dialogs'),
);

export type ScreenName = keyof typeof SCREENS;
