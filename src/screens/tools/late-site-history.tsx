import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import type { SiteHistoryProps } from './site-history';

const SITE_HISTORY = createLoadable(
	() => import(/* webpackChunkName: "site-history" */ './site-history'),
);

/** The record of the site, which only administrators see. Without it there is the history of the browser. */
export const LateSiteHistory = (props: SiteHistoryProps) => (
	<Late of={SITE_HISTORY} waiting={props.children}>
		{(SiteHistory) => <SiteHistory {...props} />}
	</Late>
);
