import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Banner, type BannerProps } from '@/ui/banner';
import { useSearchTerm } from '../../frame/search-context';

type StateBannerProps = Pick<
	BannerProps,
	'title' | 'description' | 'intent' | 'actionLabel' | 'isBusy' | 'onAction'
> & {
	/** The provider's name of the place to which the action leads. */
	source?: string;
	query?: string;
};

/** How the backups stand, with what can be done about it (SETSEC-19). */
export function StateBanner({ source, query, ...banner }: StateBannerProps) {
	const isSearching = useSearchTerm() !== '';
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<Banner
			{...banner}
			headingLevel={isSearching ? 4 : 3}
			href={source && getRedirectUrl(source, { site, query })}
			isExternal={source !== undefined}
		/>
	);
}
