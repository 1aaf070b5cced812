import type { ReactNode } from 'react';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { ConfigureLink } from './configure-link';

interface ProviderLinkProps {
	/** The provider's name of the place. */
	source: string;
	children: ReactNode;
}

/** A way to the place at the provider where something of this site is looked after. */
export function ProviderLink({ source, children }: ProviderLinkProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return <ConfigureLink href={getRedirectUrl(source, { site })}>{children}</ConfigureLink>;
}
