import type { ReactNode } from 'react';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

interface CloudLinkProps {
	/** The provider's name of the place. */
	source: string;
	query?: string;
	variant: 'secondary' | 'link';
	children: ReactNode;
}

/** A way to the place at the provider where something of this site is looked after. */
export function CloudLink({ source, query, variant, children }: CloudLinkProps) {
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
