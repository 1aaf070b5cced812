import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { Status } from '@/ui/status';
import { ModuleCard } from '../module-card/module-card';

/** The image accelerator. */
export function PhotonCard() {
	return (
		<ModuleCard
			slug="photon"
			title={__('Image accelerator', 'jetpack')}
			icon={image}
			description={__(
				'Serve your images from a fast global network, each in the size it is shown at.',
				'jetpack',
			)}
		>
			<Status intent="success">{__('Your images are accelerated', 'jetpack')}</Status>
			<p>{__('They come from a global network, each in the size it is shown at.', 'jetpack')}</p>
		</ModuleCard>
	);
}
