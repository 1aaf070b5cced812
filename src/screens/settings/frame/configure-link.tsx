import type { ReactNode } from 'react';
import { resolveConfigureLink } from '@/domain/settings-cards/configure-link';
import { Button } from '@/ui/button';

interface ConfigureLinkProps {
	href: string;
	onClick?: () => void;
	children: ReactNode;
}

/** The way to where a feature is set up further; beside this page where that is elsewhere (SETGEN-10). */
export function ConfigureLink({ href, onClick, children }: ConfigureLinkProps) {
	return (
		<Button
			variant="link"
			href={href}
			target={resolveConfigureLink(href) === 'external' ? '_blank' : undefined}
			onClick={onClick}
		>
			{children}
		</Button>
	);
}
