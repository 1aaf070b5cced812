import type { ReactNode } from 'react';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

interface ProviderLinkProps {
	/** The provider's name of the place. */
	source: string;
	query?: string;
	variant?: 'primary' | 'secondary' | 'link';
	children: ReactNode;
}

/** The way out to where the provider looks after something of this site; it opens beside this page (SETGEN-10). */
export function ProviderLink({ source, query, variant = 'link', children }: ProviderLinkProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<Button
			variant={variant}
			size="small"
			href={getRedirectUrl(source, { site, query })}
			target="_blank"
		>
			{children}
		</Button>
	);
}
