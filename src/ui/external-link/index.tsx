import type { ReactNode } from 'react';
import { ExternalMark } from '@/ui/external-mark';

interface ExternalLinkProps {
	href: string;
	children: ReactNode;
}

/** A link in running text to a page elsewhere: it opens in a new tab, and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
	return (
		<a href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<ExternalMark />
		</a>
	);
}
