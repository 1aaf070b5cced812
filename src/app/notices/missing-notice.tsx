import { __ } from '@wordpress/i18n';
import type { LateFailure } from '@/ui/loadable/late';
import { Notice } from '@/ui/notice';

/** Replaces a notice whose chunk didn't load. Few pages have a notice, so each kind is in a chunk of its own. */
export function MissingNotice({ retry, text }: Pick<LateFailure, 'retry'> & { text?: string }) {
	return (
		<Notice
			status="warning"
			actions={[{ label: __('Try again', 'dashboard-for-jetpack'), onClick: retry }]}
		>
			{text ??
				__(
					"Couldn't load a message from your site. Check your network, then try again.",
					'dashboard-for-jetpack',
				)}
		</Notice>
	);
}
