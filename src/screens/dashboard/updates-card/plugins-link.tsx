import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

interface PluginsLinkProps {
	/** Which of the plugins, from a question mark on. */
	query?: string;
	children: ReactNode;
}

/** Leads to WordPress's own list of plugins. */
export function PluginsLink({ query = '', children }: PluginsLinkProps) {
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<Button size="small" href={`${adminUrl}plugins.php${query}`}>
			{children}
		</Button>
	);
}
