import type { MouseEventHandler } from 'react';
import type { Href } from '@/lib/safe-url';
import { Link } from '@/ui/link';

interface LinkedTextProps {
	/** A translation with one `<a>…</a>` in it. */
	text: string;
	href: Href;
	onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A sentence with one link in it. A translation that lost its mark becomes the link as a whole. */
export function LinkedText({ text, href, onClick }: LinkedTextProps) {
	const [before, linked, after] = text.split(/<\/?a>/);
	return (
		<>
			{linked === undefined ? '' : before}
			<Link href={href} onClick={onClick}>
				{linked ?? before}
			</Link>
			{after}
		</>
	);
}
