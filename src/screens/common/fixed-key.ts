import { createLoadable } from '@/ui/loadable/create-loadable';

/** Few sites set their key in code, so the sentences about it are in a chunk that few visits need. */
export const FIXED_KEY = createLoadable(
	() => import(/* webpackChunkName: "rare" */ './fixed-key-text'),
);
