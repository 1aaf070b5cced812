import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolveSiteConnection } from '@/domain/connection';
import { resolveSiteNotices } from '@/domain/notices/site-notices';
import { findRoute } from '@/domain/routes/table';
import { selectCapabilities, selectConnectionStatus } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectConnectionError } from '@/state/site/provider-site';
import { selectKeptFailure } from '@/state/store/arrivals';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { late, type LateFailure } from '@/ui/loadable/late';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

/** Replaces a notice whose chunk didn't load. Few pages have a notice, so each kind is in a chunk of its own. */
export function MissingNotice({ retry, text }: Pick<LateFailure, 'retry'> & { text?: string }) {
	return (
		<Notice status="warning" actions={[{ label: __('Try again'), onClick: retry }]}>
			{text ?? __("Couldn't load a message from your site. Check your network, then try again.")}
		</Notice>
	);
}

const selectPathname = (_state: RootState, pathname: string) => pathname;

export const selectSiteNotices = createSelector(
	[selectConnectionStatus, selectCapabilities, selectSite, selectPathname],
	(status, capabilities, { isDevVersion }, pathname) =>
		resolveSiteNotices({
			...status,
			...capabilities,
			pathname,
			connection: resolveSiteConnection(status),
			isDevVersion,
			hasConnectionErrors: status.errors.length > 0,
		}),
);

export const OFFER_RETRY = {
	failed: ({ retry }: LateFailure) => <MissingNotice retry={retry} />,
};

/** In the chunk of the server notices, because most sites have none. */
export const SiteNotice = late(
	() => import(/* webpackChunkName: "state-notices" */ './site-notice'),
	OFFER_RETRY,
);

/** In the same chunk: few connections are broken. */
export const ConnectionError = late(
	() => import(/* webpackChunkName: "state-notices" */ './connection-error'),
	OFFER_RETRY,
);

const Silence = late(
	() => import(/* webpackChunkName: "state-notices" */ './silence'),
	OFFER_RETRY,
);

/** Notices about the current state of the site, above every screen; those that need action come first. */
export function SiteNotices({ pathname }: { pathname: string }) {
	const notices = useAppSelector((state) => selectSiteNotices(state, pathname));
	const error = useAppSelector(selectConnectionError);
	if (notices.length === 0 && !error) {
		return null;
	}
	return (
		<div className={styles.list}>
			{error && <ConnectionError error={error} />}
			{notices.map((notice) => (
				<SiteNotice key={notice.kind} notice={notice} />
			))}
		</div>
	);
}

/** Why the site's kept answers couldn't be replaced. The status of At a Glance says it in its own room. */
export function SilenceNotice({ pathname }: { pathname: string }) {
	const { canManageModules } = useAppSelector(selectCapabilities);
	const error = useAppSelector(selectConnectionError);
	const failure = useAppSelector(selectKeptFailure);
	const hasStatus = canManageModules && findRoute(pathname)?.screen === 'dashboard';
	return failure && !error && !hasStatus ? <Silence failure={failure} /> : null;
}
