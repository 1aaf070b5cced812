import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button, type ButtonProps } from '@/ui/button';

interface ProviderLinkProps extends Pick<ButtonProps, 'variant' | 'isForCard' | 'children'> {
	source: string;
	query?: string;
}

/** A link to a page of the provider about this site, which opens in a new tab (SETGEN-10). */
export function ProviderLink({ source, query, variant = 'link', ...look }: ProviderLinkProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	const href = getRedirectUrl(source, { site, query });
	return <Button {...look} variant={variant} size="small" href={href} target="_blank" />;
}
