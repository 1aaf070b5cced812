import type { AnchorHTMLAttributes } from 'react';
import type { Href } from '@/lib/safe-url';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: Href;
}

/**
 * A link without styles of its own. A plain `<a>` accepts any text as its address, so lint refuses it outside
 * of this folder.
 */
export function Link(props: LinkProps) {
	return <a {...props}>{props.children}</a>;
}
