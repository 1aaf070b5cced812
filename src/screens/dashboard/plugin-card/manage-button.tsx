import { useEffect, useRef } from 'react';
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
	/** It stands where the button was that somebody has just pressed. */
	isFresh: boolean;
}

/** Leads to the plugin's own page. */
export function ManageButton({ plugin, managePath, isFresh }: ManageButtonProps) {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	const ref = useRef<HTMLElement>(null);

	useEffect(() => {
		const link = ref.current;
		// The pressed button is gone and its focus with it, unless the person has moved on.
		if (isFresh && link && link.ownerDocument.activeElement === link.ownerDocument.body) {
			link.focus();
		}
	}, [isFresh]);

	return (
		<Button
			ref={ref}
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
