import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';

/** DASH-36. */
export function SupportLinks() {
	const dispatch = useAppDispatch();
	const record = (button: string) => dispatch(recordClick('support-card', { button }));
	return (
		<>
			<Button
				variant="link"
				href={getRedirectUrl('jetpack-support-getting-started')}
				target="_blank"
				onClick={() => record('getting-started')}
			>
				{__('Getting started with Jetpack', 'jetpack')}
			</Button>
			<Button
				variant="link"
				href={getRedirectUrl('jetpack-support')}
				target="_blank"
				onClick={() => record('search')}
			>
				{__('Search our support site', 'jetpack')}
			</Button>
		</>
	);
}
