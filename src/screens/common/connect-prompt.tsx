import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/sentence';

interface ConnectPromptProps {
	/** The missing layer of the connection. */
	layer: 'site' | 'owner';
	canConnect: boolean;
	/** The feature's name in the recorded click. */
	feature: string;
	/** The benefit of connecting. */
	children: ReactNode;
}

/** Shown instead of a feature that needs a connection first; users who cannot connect see whom to ask (ROLE-09, ROLE-24). */
export function ConnectPrompt({ layer, canConnect, feature, children }: ConnectPromptProps) {
	const dispatch = useAppDispatch();
	if (!canConnect) {
		return (
			<p>
				{layer === 'site'
					? __('Please ask the site administrator to connect this site.', 'dashboard-for-jetpack')
					: __(
							'Please ask the site administrator to connect their account.',
							'dashboard-for-jetpack',
						)}
			</p>
		);
	}
	return (
		<Sentence
			action={
				<Button
					variant="link"
					href={layer === 'site' ? '#/setup' : '#/connect-user'}
					onClick={() => dispatch(recordClick('connect-banner', { feature }))}
				>
					{__('Connect', 'dashboard-for-jetpack')}
				</Button>
			}
		>
			<p>{children}</p>
		</Sentence>
	);
}
