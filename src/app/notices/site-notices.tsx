import type { ReactNode } from 'react';
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
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { Notice } from '@/ui/notice';
import type Notices from './late-notices';

/** The notices about the site, in a chunk of their own, because few pages have one. */
export const LATE_NOTICES = createLoadable(
	() => import(/* webpackChunkName: "state-notices" */ './late-notices'),
);

interface LateNoticeProps {
	/** Replaces the notice if its chunk doesn't load. */
	failure?: string;
	children: (notices: typeof Notices) => ReactNode;
}

/** Draws one of them. */
export function LateNotice({ failure, children }: LateNoticeProps) {
	return (
		<Late
			of={LATE_NOTICES}
			failed={({ retry }) => (
				<Notice status="warning" actions={[{ label: __('Try again'), onClick: retry }]}>
					{failure ??
						__("Couldn't load a message from your site. Check your network, then try again.")}
				</Notice>
			)}
		>
			{children}
		</Late>
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

/** Notices about the current state of the site, above every screen; those that need action come first. */
export function SiteNotices({ pathname }: { pathname: string }) {
	const notices = useAppSelector((state) => selectSiteNotices(state, pathname));
	const error = useAppSelector(selectConnectionError);
	if (notices.length === 0 && !error) {
		return null;
	}
	return (
		<div className="jd-list">
			{error && (
				<LateNotice>{({ ConnectionError }) => <ConnectionError error={error} />}</LateNotice>
			)}
			{notices.map((notice) => (
				<LateNotice key={notice.kind}>
					{({ SiteNotice }) => <SiteNotice notice={notice} />}
				</LateNotice>
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
	return failure && !error && !hasStatus ? (
		<LateNotice>{({ Silence }) => <Silence failure={failure} />}</LateNotice>
	) : null;
}
