import { image } from '@wordpress/icons';
import { toSafeUrl } from '@/lib/safe-url';
import { Picture } from '@/ui/picture';
import { fireEvent, render } from '#tests/support/render';

const ADDRESS = toSafeUrl('https://example.com/face.png');

const draw = (src: typeof ADDRESS) => {
	const view = render(<Picture src={src} icon={image} />);
	const find = (name: string) => view.container.querySelector(name);
	return {
		...view,
		photo: () => find('img'),
		drawing: () => find('svg'),
	};
};

it('holds the place with a drawing until the picture has come', () => {
	const { photo, drawing } = draw(ADDRESS);
	expect(drawing()).toBeInTheDocument();
	fireEvent.load(photo()!);
	expect(drawing()).not.toBeInTheDocument();
	expect(photo()).toHaveAttribute('alt', '');
});

it('leaves the drawing, and nothing broken, where the picture cannot be had', () => {
	const { photo, drawing } = draw(ADDRESS);
	fireEvent.error(photo()!);
	expect(photo()).not.toBeInTheDocument();
	expect(drawing()).toBeInTheDocument();
});

it('draws where there is no picture at all', () => {
	const { photo, drawing } = draw(undefined);
	expect(photo()).not.toBeInTheDocument();
	expect(drawing()).toBeInTheDocument();
});

it('tries another address after one that failed', () => {
	const { photo, rerender } = draw(ADDRESS);
	fireEvent.error(photo()!);
	rerender(<Picture src={toSafeUrl('https://example.com/other.png')} icon={image} />);
	expect(photo()).toHaveAttribute('src', 'https://example.com/other.png');
});
