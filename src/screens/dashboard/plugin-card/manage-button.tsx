import { __ } from '@wordpress/i18n';
import type { KnownPlugin } from '@/domain/plugins';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface ManageButtonProps {
	plugin: KnownPlugin;
	managePath: string;
}

/** Leads to the plugin's own page. It stands where "Install" was, and takes the focus over from it. */
export function ManageButton({ plugin, managePath }: ManageButtonProps) {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<Button
			data-focus-heir
			size="small"
			href={`${adminUrl}${managePath}`}
			onClick={() =>
				dispatch(recordClick('plugin_dash_item', { plugin: plugin.slug, action: 'manage' }))
			}
		>
			{__('Manage', 'jetpack')}
			<VisuallyHidden> {plugin.name}</VisuallyHidden>
		</Button>
	);
}
