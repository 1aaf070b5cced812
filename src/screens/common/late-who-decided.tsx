import { late } from '@/ui/loadable/late';

/** "Who decided this?" where code decides a value, as on few sites. If the chunk doesn't load, nothing is shown. */
export const LateWhoDecided = late(
	() => import(/* webpackChunkName: "module-facts" */ './who-decided'),
);
