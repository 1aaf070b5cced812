import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import type { SiteHistoryProps } from './site-history';

const SITE_HISTORY = createLoadable(
	() => import(/* webpackChunkName: "site-history" */ './site-history'),
);

/** The site's record, which only administrators see. If the chunk doesn't load, the browser's history is shown. */
export const LateSiteHistory = (props: SiteHistoryProps) => (
	<Late of={SITE_HISTORY} waiting={props.children}>
		{(SiteHistory) => <SiteHistory {...props} />}
	</Late>
);
