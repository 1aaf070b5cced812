import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { resolveSiteConnection } from '@/domain/connection';
import { resolveSiteNotices, type SiteNotice as SiteNoticeView } from '@/domain/notices';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { selectCapabilities, selectConnectionStatus } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { Notice } from '@/ui/notice';
import { ConnectionErrorNotice, selectConnectionError } from './connection-error';
import { OfflineNotice } from './offline-notice';
import styles from './style.module.scss';

const selectPathname = (_state: RootState, pathname: string) => pathname;

const selectSiteNotices = createSelector(
	[selectConnectionStatus, selectCapabilities, selectSite, selectPathname],
	(status, capabilities, { isDevVersion }, pathname) =>
		resolveSiteNotices({
			pathname,
			connection: resolveSiteConnection(status),
			offlineMode: status.offlineMode,
			isStaging: status.isStaging,
			isInIdentityCrisis: status.isInIdentityCrisis,
			isDevVersion,
			isMinimalRole: capabilities.isMinimalRole,
			canConnectSite: capabilities.canConnectSite,
			canConnectAccount: capabilities.canConnectAccount,
			hasConnectedOwner: status.hasConnectedOwner,
			hasConnectionErrors: status.errors.length > 0,
			isLinked: capabilities.isLinked,
		}),
);

function SiteNotice({ notice }: { notice: SiteNoticeView }) {
	switch (notice.kind) {
		case 'offline':
			return <OfflineNotice reasons={notice.reasons} />;
		case 'ask-administrator':
			return (
				<Notice status="warning">
					{sprintf(
						/* translators: %s: name of the provider. */
						__(
							'This site is not connected to %s. Please ask the site administrator to connect.',
							'jetpack',
						),
						HOST,
					)}
				</Notice>
			);
		case 'staging':
			return (
				<Notice
					status="info"
					actions={[
						{
							label: __('Learn more', 'jetpack'),
							href: getRedirectUrl('jetpack-support-staging-sites'),
							isExternal: true,
						},
					]}
				>
					{__("This is a staging site. What you try here doesn't reach your live site.", 'jetpack')}
				</Notice>
			);
		case 'development-version':
			return (
				<Notice
					status="info"
					actions={[
						{
							label: __('Send feedback', 'jetpack'),
							href: getRedirectUrl('jetpack-contact-support-beta-group'),
							isExternal: true,
						},
					]}
				>
					{__("You're running a development version of Jetpack.", 'jetpack')}
				</Notice>
			);
		case 'unlinked-user':
			return (
				<Notice
					status="info"
					actions={[{ label: __('Connect your account', 'jetpack'), href: '#/connect-user' }]}
				>
					{sprintf(
						/* translators: %s: name of the provider. */
						__(
							"Your account isn't connected to %s yet. Connect it to use every feature of this site.",
							'jetpack',
						),
						HOST,
					)}
				</Notice>
			);
		default:
			return assertNever(notice, 'site notice');
	}
}

/** What is true of the site for as long as it is, above every screen; first what must be acted on. */
export function SiteNotices({ pathname }: { pathname: string }) {
	const notices = useAppSelector((state) => selectSiteNotices(state, pathname));
	const error = useAppSelector(selectConnectionError);
	if (notices.length === 0 && !error) {
		return null;
	}
	return (
		<div className={styles.list}>
			{error && <ConnectionErrorNotice error={error} />}
			{notices.map((notice) => (
				<SiteNotice key={notice.kind} notice={notice} />
			))}
		</div>
	);
}
