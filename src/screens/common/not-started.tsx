import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { selectAntiSpamGrant } from '@/state/anti-spam';
import { useAppSelector } from '@/state/store/hooks';
import { Badge } from '@/ui/badge';
import { Button, type ButtonProps } from '@/ui/button';
import { Sentence } from '@/ui/card';

export const getNotStartedLabel = (): string => __('Bought, not set up yet');

export const ContactSupport = ({ variant }: Pick<ButtonProps, 'variant'>) => (
	<Button
		isForCard
		variant={variant}
		size="small"
		href={getRedirectUrl('jetpack-contact-support')}
		target="_blank"
	>
		{__('Contact support')}
	</Button>
);

export const NotStarted = ({ children }: { children: ReactNode }) => (
	<Sentence action={<ContactSupport variant="link" />}>
		<p>
			{children} {__('If nothing changes within a day, contact support.')}
		</p>
	</Sentence>
);

/** What pays for spam protection that isn't set up yet; nothing for a site that has to buy it. */
export function AntiSpamGrantBadge() {
	switch (useAppSelector(selectAntiSpamGrant)) {
		case 'plan':
			return <Badge intent="info">{__('Included in your plan')}</Badge>;
		case 'product':
			return <Badge intent="warning">{getNotStartedLabel()}</Badge>;
		case null:
			return null;
	}
}
