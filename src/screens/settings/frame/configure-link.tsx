import type { ReactNode } from 'react';
import { isRedirectUrl } from '@/lib/redirect-url';
import type { Href } from '@/lib/safe-url';
import { Button } from '@/ui/button';

interface ConfigureLinkProps {
	href: Href;
	onClick?: () => void;
	children: ReactNode;
}

/** The way to where a feature is set up further: in this tab on the same site, in a new one elsewhere (SETGEN-10). */
export function ConfigureLink({ href, onClick, children }: ConfigureLinkProps) {
	return (
		<Button
			variant="link"
			href={href}
			target={isRedirectUrl(href) ? '_blank' : undefined}
			onClick={onClick}
		>
			{children}
		</Button>
	);
}
