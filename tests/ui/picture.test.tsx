import { image } from '@wordpress/icons';
import { toPictureUrl } from '@/lib/picture-url';
import { Picture } from '@/ui/picture';
import { fireEvent, render } from '#tests/support/render';

describe('Picture', () => {
	const toUrl = (address: string) => toPictureUrl(address, { adminUrl: '', rawUrl: 'example.com' });
	const ADDRESS = toUrl('https://example.com/face.png');

	const renderPicture = (src: typeof ADDRESS) => {
		const view = render(<Picture src={src} icon={image} />);
		const find = (name: string) => view.container.querySelector(name);
		return {
			...view,
			photo: () => find('img'),
			icon: () => find('svg'),
		};
	};

	it('shows its icon until the picture has loaded, then the picture as decoration', () => {
		const { photo, icon } = renderPicture(ADDRESS);
		expect(icon()).toBeInTheDocument();
		fireEvent.load(photo()!);
		expect(icon()).not.toBeInTheDocument();
		expect(photo()).toHaveAttribute('alt', '');
	});

	it('shows its icon in place of a picture that failed to load', () => {
		const { photo, icon } = renderPicture(ADDRESS);
		fireEvent.error(photo()!);
		expect(photo()).not.toBeInTheDocument();
		expect(icon()).toBeInTheDocument();
	});

	it('shows its icon without an address', () => {
		const { photo, icon } = renderPicture(undefined);
		expect(photo()).not.toBeInTheDocument();
		expect(icon()).toBeInTheDocument();
	});

	it('loads a new address after one that failed', () => {
		const { photo, rerender } = renderPicture(ADDRESS);
		fireEvent.error(photo()!);
		rerender(<Picture src={toUrl('https://example.com/other.png')} icon={image} />);
		expect(photo()).toHaveAttribute('src', 'https://example.com/other.png');
	});
});
