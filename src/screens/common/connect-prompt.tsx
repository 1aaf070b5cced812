import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/sentence';

interface ConnectPromptProps {
	/** Which layer of the connection is missing. */
	layer: 'site' | 'owner';
	canConnect: boolean;
	/** Names the feature in the record of a click. */
	feature: string;
	/** Why it is worth it. */
	children: ReactNode;
}

/** Shown instead of a feature that needs a connection first; anyone who cannot connect is told whom to ask (ROLE-09, ROLE-24). */
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
