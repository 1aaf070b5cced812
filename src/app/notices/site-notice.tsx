import { __ } from '@wordpress/i18n';
import type { SiteNotice as View } from '@/domain/notices/site-notices';
import { assertNever } from '@/lib/values';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { Notice } from '@/ui/notice';
import { OfflineNotice } from './offline-notice';

/** A notice about the state of the site, with its action. */
export default function SiteNotice({ notice }: { notice: View }) {
	switch (notice.kind) {
		case 'offline':
			return <OfflineNotice reasons={notice.reasons} />;
		case 'ask-administrator':
			return (
				<Notice status="warning">
					{withHost(
						/* translators: %s: name of the provider. */
						__('This site is not connected to %s. Please ask the site administrator to connect.'),
					)}
				</Notice>
			);
		case 'staging':
			return (
				<Notice
					status="info"
					actions={[
						{
							label: __('Learn more'),
							href: getRedirectUrl('jetpack-support-staging-sites'),
							isExternal: true,
						},
					]}
				>
					{__("This is a staging site. What you try here doesn't reach your live site.")}
				</Notice>
			);
		case 'development-version':
			return (
				<Notice
					status="info"
					actions={[
						{
							label: __('Send feedback'),
							href: getRedirectUrl('jetpack-contact-support-beta-group'),
							isExternal: true,
						},
					]}
				>
					{__("You're running a development version of Jetpack.")}
				</Notice>
			);
		case 'unlinked-user':
			return (
				<Notice
					status="info"
					actions={[{ label: __('Connect your account'), href: '#/connect-user' }]}
				>
					{withHost(
						/* translators: %s: name of the provider. */
						__("Your account isn't connected to %s yet."),
					)}
				</Notice>
			);
		default:
			return assertNever(notice);
	}
}
