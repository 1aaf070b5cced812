import { isRedirectUrl } from '@/lib/redirect-url';
import type { Href } from '@/lib/safe-url';
import { Button } from '@/ui/button';

interface ConfigureLinkProps {
	href: Href;
	onClick?: () => void;
	children: string;
}

/** A link to more settings of a feature: in this tab on the same site, in a new one on another site (SETGEN-10). */
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
