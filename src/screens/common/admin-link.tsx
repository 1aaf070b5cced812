import { joinUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button, type ButtonProps } from '@/ui/button';

interface AdminLinkProps extends Omit<ButtonProps, 'href'> {
	/** Relative to wp-admin. */
	page: string;
}

/** A small button that leads to a page of wp-admin. */
export function AdminLink({ page, ...look }: AdminLinkProps) {
	const { adminUrl } = useAppSelector(selectSite);
	return <Button size="small" {...look} href={joinUrl(adminUrl, page)} />;
}
