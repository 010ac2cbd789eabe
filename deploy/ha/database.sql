create role keelson login password 'replace-this-four';
create database keelson owner keelson;
