import { __ } from '@wordpress/i18n';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

/** What brings visitors, for people who may write. */
export function WritePost() {
	const canWrite = useAppSelector((state) => selectCapabilities(state).canEditPosts);
	const { adminUrl } = useAppSelector(selectSite);
	return canWrite ? (
		<Button size="small" href={joinUrl(adminUrl, 'post-new.php')}>
			{__('Write a post', 'dashboard-for-jetpack')}
		</Button>
	) : null;
}
