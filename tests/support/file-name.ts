module.exports = 'picture.svg';
