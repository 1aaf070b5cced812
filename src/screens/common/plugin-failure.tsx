import { __ } from '@wordpress/i18n';
import { joinUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { pluginFailureDismissed, selectPluginFailure } from '@/state/plugins';
import { selectSite } from '@/state/site';
import { Notice } from '@/ui/notice';

/** Why a plugin could not be installed or activated, shown next to its button, with an alternative. */
export function PluginFailure({ slug }: { slug: string }) {
	const dispatch = useAppDispatch();
	const reason = useAppSelector((state) => selectPluginFailure(state, slug));
	const { adminUrl } = useAppSelector(selectSite);
	return reason ? (
		<div data-save-failure>
			<Notice
				status="error"
				actions={[
					{
						label: __('Get it on the Plugins screen'),
						href: joinUrl(adminUrl, `plugin-install.php?tab=search&s=${slug}`),
					},
				]}
				onDismiss={() => dispatch(pluginFailureDismissed(slug))}
			>
				{reason}
			</Notice>
		</div>
	) : null;
}
