import type { ReactNode } from 'react';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

interface ProviderLinkProps {
	source: string;
	query?: string;
	variant?: 'primary' | 'secondary' | 'link';
	isForCard?: boolean;
	children: ReactNode;
}

/** A link to a page of the provider about this site, which opens in a new tab (SETGEN-10). */
export function ProviderLink({
	source,
	query,
	variant = 'link',
	isForCard,
	children,
}: ProviderLinkProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<Button
			isForCard={isForCard}
			variant={variant}
			size="small"
			href={getRedirectUrl(source, { site, query })}
			target="_blank"
		>
			{children}
		</Button>
	);
}
